/** An OpenAPI document with references to shared refusals resolved. References to schemas stay. */
export function resolveReferences<Document extends object>(document: Document): Document {
  const shared = /^#\/components\/(responses|examples)\/(.+)$/;
  const { components = {} } = document as { components?: Record<string, Record<string, unknown>> }; // OpenAPI's own form
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const [, kind = '', name = ''] = shared.exec(('$ref' in value && String(value.$ref)) || '') ?? [];
    if (kind) return resolve(components[kind]?.[name]);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]));
  };
  return resolve(document) as Document; // the same document, written out
}
