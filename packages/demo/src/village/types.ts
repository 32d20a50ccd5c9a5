// The types of the demo village's data.
import type { NamesOfBoth } from '@haat/starter';
import type { Look } from '../../painter/look.ts';
import type { ThingName } from '../../painter/things.ts';
import type { Tint } from '../../painter/tints.ts';

interface DemoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface DemoCity {
  readonly name: string;
  readonly centre: DemoPoint;
  readonly radiusKm: number;
  readonly timeZone: string;
  readonly deliveryBaseRupees: number;
  readonly freeKm: number;
  readonly perKmRupees: number;
  /** What shops owe to the operator of the goods of each order. */
  readonly commissionPercent: number;
}

export interface DemoAddress extends DemoPoint {
  readonly name: string;
  /** Three lines. */
  readonly lines: readonly [string, string, string];
  readonly landmark?: string;
  /** With the photo and the directions in `house/`. */
  readonly hasHouseFiles?: true;
}

export interface DemoPerson {
  readonly key: string;
  /** `+91` and ten digits. */
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly address: DemoAddress;
  /** Besides the primary one. */
  readonly furtherAddresses?: readonly DemoAddress[];
  readonly isDeliverer?: true;
  readonly isOperator?: true;
}

export interface DemoShopType {
  readonly name: string;
  readonly names: NamesOfBoth;
  readonly symbol: ThingName;
  /** The colour of the awnings. */
  readonly colour: string;
  readonly tint: Tint;
}

export interface DemoProductType<ShopType extends string = string> {
  readonly name: string;
  readonly names: NamesOfBoth;
  readonly symbol: ThingName;
  readonly goesWith: readonly ShopType[];
}

/** A good, whichever shops sell it. */
export interface DemoGood<ProductType extends string = string> {
  readonly type: ProductType;
  readonly name: string;
  readonly unit: string;
  /** It is loose, and sold in steps of this. */
  readonly step?: string;
  /** The price in the catalogue, and in shops without a price of their own. */
  readonly rupees: number;
  readonly about: string;
  readonly tags: readonly string[];
  readonly look: Look;
}

/** One good in one shop: price, stock, and what differs in this shop. */
type DemoShelf<GoodKey extends string = string> = readonly [
  good: GoodKey,
  rupees: number,
  quantity: number,
  change?: {
    readonly unit?: string;
    readonly look?: Look;
    /** A second picture of the product. */
    readonly second?: Look;
    /** What it costs in rupees until next week. */
    readonly offer?: number;
  },
];

export interface DemoShop<ShopType extends string = string, GoodKey extends string = string>
  extends DemoPoint {
  readonly name: string;
  /** `key` of a person. */
  readonly retailer: string;
  readonly type: ShopType;
  readonly additionalTypes?: readonly ShopType[];
  readonly lines: readonly [string, string, string];
  readonly opens: string;
  readonly closes: string;
  readonly isClosed?: true;
  /** 0 is Sunday. */
  readonly closedWeekdays?: readonly number[];
  readonly isUnverified?: true;
  readonly scallops: 9 | 10 | 11;
  readonly front: readonly ThingName[];
  readonly sells: readonly DemoShelf<GoodKey>[];
}

export interface DemoCategory {
  readonly name: string;
  readonly symbol: ThingName;
}

export interface DemoArticle<Category extends string = string> {
  readonly key: string;
  readonly category: Category;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly isPinned?: true;
  readonly cover: {
    readonly tint: Tint;
    readonly main: ThingName;
    readonly beside?: readonly ThingName[];
    readonly scene: 'hills' | 'circle' | 'table' | 'rays';
  };
  /** How many of the village's people have read it. */
  readonly readers: number;
}

export interface DemoBanner {
  readonly title: string;
  /** A path inside the app; `{article:KEY}` and `{shop:NAME}` stand for ids. */
  readonly link: string;
  readonly colour: string;
  readonly goods: readonly [ThingName, ThingName];
}

/** All data of the village, for the loader. */
export interface NotebookLine {
  readonly daysAgo: number;
  readonly kind: 'sale' | 'payment';
  readonly rupees: number;
  readonly note: string;
}

/** A paper account at the demo retailer's shop. */
export interface NotebookAccount {
  readonly number: string;
  readonly name: string;
  readonly limitRupees: number;
  readonly openingRupees: number;
  readonly lines: readonly NotebookLine[];
}

export interface Village {
  readonly city: DemoCity;
  readonly people: readonly DemoPerson[];
  readonly shopTypes: Readonly<Record<string, DemoShopType>>;
  readonly productTypes: Readonly<Record<string, DemoProductType>>;
  /** The goods of the catalogue and the shops. */
  readonly goods: Readonly<Record<string, DemoGood>>;
  readonly shops: readonly DemoShop[];
  readonly categories: readonly DemoCategory[];
  readonly articles: readonly DemoArticle[];
  readonly banners: readonly DemoBanner[];
  readonly notebook: readonly NotebookAccount[];
}
