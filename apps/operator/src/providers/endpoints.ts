// The operators' calls of each resource, as the contract has them.
import * as accounts from '@haat/contract/accounts';
import type { EndpointSpec } from '@haat/contract/endpoint';
import * as articles from '@haat/contract/operator/articles';
import * as audit from '@haat/contract/operator/audit';
import * as banners from '@haat/contract/operator/banners';
import * as catalogue from '@haat/contract/operator/catalogue';
import * as categories from '@haat/contract/operator/categories';
import * as cities from '@haat/contract/operator/cities';
import * as deliverers from '@haat/contract/operator/deliverers';
import * as orders from '@haat/contract/operator/orders';
import * as productTypes from '@haat/contract/operator/product-types';
import * as requests from '@haat/contract/operator/requests';
import * as setup from '@haat/contract/operator/setup';
import * as shopTypes from '@haat/contract/operator/shop-types';
import * as shops from '@haat/contract/operator/shops';
import * as slots from '@haat/contract/operator/slots';
import * as supportContacts from '@haat/contract/operator/support-contacts';
import * as synonyms from '@haat/contract/operator/synonyms';
import * as today from '@haat/contract/operator/today';
import * as users from '@haat/contract/operator/users';
import * as seenShops from '@haat/contract/shops';

export interface ResourceEndpoints {
  readonly list?: EndpointSpec;
  readonly get?: EndpointSpec;
  readonly create?: EndpointSpec;
  readonly update?: EndpointSpec;
  readonly remove?: EndpointSpec;
  /** Answers a file. */
  readonly export?: EndpointSpec;
  /** Calls on one record that are no edit, by their last word. */
  readonly actions?: Readonly<Record<string, EndpointSpec>>;
}

export const resources: Readonly<Record<string, ResourceEndpoints>> = {
  today: { get: today.getToday },
  setup: { get: setup.getSetup },
  'support-contacts': {
    get: supportContacts.getSupportContacts,
    update: supportContacts.updateSupportContacts,
  },
  /** The cities as everybody sees them, for filters and forms. */
  'city-choices': { list: accounts.cities },
  requests: { list: requests.listRequests, get: requests.getRequest, update: requests.updateRequest },
  shops: {
    list: shops.listShops,
    get: shops.getShop,
    update: shops.updateShop,
    actions: { verify: shops.verifyShop, suspend: shops.suspendShop, restore: shops.restoreShop },
  },
  users: {
    list: users.listUsers,
    get: users.getUser,
    update: users.updateUser,
    actions: {
      end_sessions: users.endUserSessions,
      make_operator: users.makeOperator,
      unmake_operator: users.unmakeOperator,
    },
  },
  deliverers: {
    list: deliverers.listDeliverers,
    get: deliverers.getDeliverer,
    create: deliverers.hireDeliverer,
    update: deliverers.updateDeliverer,
    remove: deliverers.dismissDeliverer,
  },
  cities: {
    list: cities.listCities,
    get: cities.getCity,
    create: cities.createCity,
    update: cities.updateCity,
  },
  slots: {
    list: slots.listSlots,
    get: slots.getSlot,
    create: slots.createSlot,
    update: slots.updateSlot,
    remove: slots.deleteSlot,
  },
  'slot-preview': { get: slots.previewSlots },
  orders: {
    list: orders.listOrders,
    get: orders.getOrder,
    export: orders.exportOrders,
    actions: {
      cancel: orders.cancelOrder,
      release: orders.releaseOrder,
      assign: orders.assignOrder,
      hand_over: orders.handOverOrder,
    },
  },
  catalogue: {
    list: catalogue.listCatalogue,
    get: catalogue.getCatalogueProduct,
    create: catalogue.createCatalogueProduct,
    update: catalogue.updateCatalogueProduct,
    remove: catalogue.deleteCatalogueProduct,
    export: catalogue.exportCatalogue,
  },
  'shop-types': {
    list: shopTypes.listShopTypes,
    get: shopTypes.getShopType,
    create: shopTypes.createShopType,
    update: shopTypes.updateShopType,
    remove: shopTypes.deleteShopType,
  },
  'product-types': {
    list: productTypes.listProductTypes,
    get: productTypes.getProductType,
    create: productTypes.createProductType,
    update: productTypes.updateProductType,
    remove: productTypes.deleteProductType,
  },
  /** For filters and forms. */
  'product-type-choices': { list: productTypes.listProductTypes },
  synonyms: {
    list: synonyms.listSynonyms,
    get: synonyms.getSynonym,
    create: synonyms.createSynonym,
    update: synonyms.updateSynonym,
    remove: synonyms.deleteSynonym,
  },
  articles: {
    list: articles.listArticles,
    get: articles.getArticle,
    create: articles.createArticle,
    update: articles.updateArticle,
    remove: articles.deleteArticle,
  },
  banners: {
    list: banners.listBanners,
    get: banners.getBanner,
    create: banners.createBanner,
    update: banners.updateBanner,
    remove: banners.deleteBanner,
  },
  /** Shops as customers see them. */
  'seen-shops': { get: seenShops.getShop },
  categories: {
    list: categories.listCategories,
    get: categories.getCategory,
    create: categories.createCategory,
    update: categories.updateCategory,
    remove: categories.deleteCategory,
  },
  audit: { list: audit.listAudit },
};
