/** Where the committed JSON Schema lies, relative to the project; `$schema` in a site file names it. */
export const jsonSchemaFile = 'generator/site.schema.json';
