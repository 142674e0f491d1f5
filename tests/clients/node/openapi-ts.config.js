// What @hey-api/openapi-ts reads; Node wants the extensions of modules.
export default { input: "openapi.json", output: { path: "hey", module: { extension: ".js" } } };
