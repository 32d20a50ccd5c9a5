// Makes the operators' calls of the contract for ra-core. No other code does.
import type { EndpointSpec } from '@haat/contract/endpoint';
import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import type { TObject, TSchema } from 'typebox';
import type { Calls, ResourceCalls } from '../areas/area.ts';
import { send } from '../platform/http.ts';
import { isSame } from '../platform/is-same.ts';

interface Listed {
  readonly count: number;
  readonly results: RaRecord[];
}

export interface DeskProvider extends DataProvider {
  /** A call on one record that doesn't edit it, such as `verify`. Resolves to the server's answer. */
  act: (resource: string, params: ActParams) => Promise<{ data: unknown }>;
  /** A call without a record, such as `today`. */
  ask: (resource: string, params: AskParams) => Promise<{ data: unknown }>;
  download: (resource: string, params: { readonly query: Query }) => Promise<{ data: Blob }>;
}

type Query = Readonly<Record<string, unknown>>;

interface AskParams {
  readonly query?: Query;
  readonly signal?: AbortSignal;
}

interface ActParams {
  readonly action: string;
  readonly id: Identifier;
  readonly body?: unknown;
  /** Of the path, besides the record's id. */
  readonly params?: Readonly<Record<string, number>> | undefined;
}

export function makeDataProvider(calls: Calls): DeskProvider {
  const endpointOf = (resource: string, kind: Exclude<keyof ResourceCalls, 'actions'>): EndpointSpec => {
    const spec = calls[resource]?.[kind];
    if (!spec) throw new Error(`The server has no call '${kind}' for ${resource}`);
    return spec;
  };
  const actionOf = (resource: string, action: string): EndpointSpec => {
    const spec = calls[resource]?.actions?.[action];
    if (!spec) throw new Error(`The server has no call '${action}' for ${resource}`);
    return spec;
  };
  return { ...reads(endpointOf), ...writes(endpointOf), ...ownCalls(endpointOf, actionOf) };
}

type EndpointOf = (resource: string, kind: Exclude<keyof ResourceCalls, 'actions'>) => EndpointSpec;
type ActionOf = (resource: string, action: string) => EndpointSpec;

function reads(
  endpointOf: EndpointOf,
): Pick<DeskProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference'> {
  const getOne = async (resource: string, id: Identifier, signal?: AbortSignal): Promise<RaRecord> =>
    (await send(endpointOf(resource, 'get'), { params: { id }, signal })) as RaRecord; // a record has an id
  const getList: DeskProvider['getList'] = async (resource, { pagination, filter, signal }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const query = { ...filter, limit: perPage, offset: (page - 1) * perPage };
    const list = (await send(endpointOf(resource, 'list'), { query, signal })) as Listed; // all lists are alike
    return { data: list.results as never[], total: list.count };
  };
  return {
    getList,
    async getOne(resource, { id, signal }) {
      return { data: (await getOne(resource, id, signal)) as never };
    },
    async getMany(resource, { ids, signal }) {
      return { data: (await Promise.all(ids.map((id) => getOne(resource, id, signal)))) as never[] };
    },
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  };
}

function writes(
  endpointOf: EndpointOf,
): Pick<DeskProvider, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'> {
  return {
    async create(resource, { data }) {
      const spec = endpointOf(resource, 'create');
      return { data: (await send(spec, { body: inputOf(spec, data) })) as never };
    },

    async update(resource, { id, data, previousData }) {
      const spec = endpointOf(resource, 'update');
      const body = changesOf(spec, data, previousData ?? {});
      return { data: (await send(spec, { params: { id }, body })) as never };
    },

    async updateMany() {
      throw new Error('Change one record at a time: each has its own version');
    },

    async delete(resource, { id, previousData }) {
      await send(endpointOf(resource, 'remove'), { params: { id } });
      return { data: (previousData ?? { id }) as never };
    },

    async deleteMany(resource, { ids }) {
      for (const id of ids) await send(endpointOf(resource, 'remove'), { params: { id } });
      return { data: ids };
    },
  };
}

/** The calls that ra-core doesn't have. */
function ownCalls(
  endpointOf: EndpointOf,
  actionOf: ActionOf,
): Pick<DeskProvider, 'act' | 'ask' | 'download'> {
  return {
    async act(resource, { action, id, body, params }) {
      return { data: await send(actionOf(resource, action), { params: { ...params, id }, body }) };
    },

    async ask(resource, { query, signal }) {
      return { data: await send(endpointOf(resource, 'get'), { query, signal }) };
    },

    async download(resource, { query }) {
      return { data: (await send(endpointOf(resource, 'export'), { query })) as Blob }; // `send` resolves to a file for CSV
    },
  };
}

/** Only the fields that the endpoint takes. A record has `city: {id, name}` where an input takes the id. */
function inputOf({ body }: EndpointSpec, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.entries((body as TObject | undefined)?.properties ?? {});
  return Object.fromEntries(
    fields
      .filter(([name]) => data[name] !== undefined)
      .map(([name, schema]) => [name, plain(schema, data[name])]),
  );
}

/**
 * The changed fields, and the version that the person has seen. A restored draft may have an older version than the
 * record.
 */
function changesOf(
  spec: EndpointSpec,
  data: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const [now, then] = [inputOf(spec, data), inputOf(spec, before)];
  const changed = Object.entries(now).filter(([name, value]) => !isSame(value, then[name]));
  return { ...Object.fromEntries(changed), version: data.version ?? before.version };
}

const hasId = (value: unknown): value is { readonly id: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value;

const takesObject = (schema: TSchema): boolean => 'properties' in schema;

function plain(schema: TSchema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = 'items' in schema ? (schema.items as TSchema) : {}; // the schema of an array
    return value.map((item: unknown) => plain(items, item));
  }
  return hasId(value) && !takesObject(schema) ? value.id : value;
}
