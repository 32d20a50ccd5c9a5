// The operations of the OpenAPI document that the server publishes.
import { resolveReferences } from '../resolve-references.ts';

export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
}

type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;

export interface Operation {
  readonly method: string;
  /** Such as `/api/shops/{id}/`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** By media type. */
  readonly bodies: Readonly<Record<string, Media>>;
  readonly responses: Responses;
}

interface Found {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Operation['bodies'] };
  readonly responses: Responses;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Found>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export function operationsOf(document: ApiDocument): Operation[] {
  const { paths } = resolveReferences(document);
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      bodies: requestBody?.content ?? {},
      responses,
    })),
  );
}

/** The fields of a body, also of one with a name. */
export function fieldsOf({ components }: ApiDocument, schema: Schema): Readonly<Record<string, Schema>> {
  const name = schema.$ref?.split('/').at(-1);
  return (name === undefined ? schema : components.schemas[name])?.properties ?? {};
}
