// Values that exist in the database under attack, so that requests get past the first checks.

const mostKept = 40;

/** By the path of a list, such as `/api/customers/addresses/`, or by the name of a field. */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>();

  learn(name: string, ...values: readonly unknown[]): void {
    if (values.includes(undefined)) throw new Error(`${name} has an undefined value`);
    const known = this.#values.get(name) ?? [];
    known.push(...values);
    this.#values.set(name, known.slice(-mostKept));
  }

  of(name: string): readonly unknown[] {
    return this.#values.get(name) ?? [];
  }

  /** The ids of an answer belong to the path that was called. */
  learnFrom(path: string, body: unknown): void {
    for (const record of [body, ...resultsOf(body)]) {
      const { id } = Object(record);
      if (id !== undefined) this.learn(path, id);
    }
  }
}

const resultsOf = (body: unknown): readonly unknown[] => {
  const { results } = Object(body);
  return Array.isArray(results) ? results.slice(0, 10) : [];
};

/** Fields whose values are ids of records of one of these lists. */
const listsOf: Readonly<Record<string, readonly string[]>> = {
  product_id: ['/api/shops/products/', '/api/shops/products-retailer/'],
  address_id: ['/api/customers/addresses/'],
  slot: ['/api/shops/get-slots/'],
  shop__id: ['/api/operator/shops/'],
  shop_id: ['/api/operator/shops/'],
  type__id: ['/api/shops/product-types/'],
  product_type: ['/api/shops/product-types/'],
  shop_type: ['/api/shops/shop-types/'],
  type: ['/api/shops/product-types/', '/api/shops/shop-types/'],
  category: ['/api/blog/categories/'],
  deliverer: ['/api/operator/deliverers/'],
  city: ['/api/users/cities/'],
  cover: ['/api/operator/images/'],
};

/** What is known for a field, such as the ids of addresses for `address_id`. */
export const knownFor = (known: KnownValues, field: string): readonly unknown[] =>
  [field, ...(listsOf[field] ?? [])].flatMap((name) => known.of(name));
