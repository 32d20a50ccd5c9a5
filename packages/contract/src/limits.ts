// The limits (LIMIT-3), in one place for server and web.
export const limits = {
  otpDigits: 6,
  phoneDigits: 10,
  phonePrefix: '+91',
  pageSize: 10,
  pageMax: 100,
  overscan: 20,
  imageBytes: 1_048_576,
  soundBytes: 307_200,
  picturesPerMinute: 60,
  /** How often one person may call each action that notifies other people and can be repeated. */
  ringsPerMinute: 60,
  recoveryCodes: 10,
  passkeys: 20,
  cartLine: 999,
  cartLines: 100,
  priceRupees: 1_000_000,
  netQuantity: 1_000_000,
  netQuantityDecimals: 3,
  proposalMinutes: 240,
  /** Percent. */
  weighMargin: 25,
  announcement: 300,
  announcementsPerDay: 3,
  ordersAssigned: 100,
  commissionPercent: 30,
  listMinutes: 1_440,
  listSoundBytes: 900_000,
  listFiles: 5,
  stock: 1_000_000,
  productsAtOnce: 200,
  name: 100,
  title: 120,
  address: 500,
  landmark: 200,
  longText: 2_000,
  /** HTML of an article. */
  articleBody: 100_000,
  link: 500,
  paymentNote: 500,
  reason: 500,
  complaintFiles: 5,
  /** The code in an SMS that somebody tells a shop. Sign-in codes are longer, so nobody is lured into telling one. */
  toldCodeDigits: 4,
  tag: 40,
  tags: 20,
  synonymNames: 20,
  synonymRows: 1_000,
  email: 254,
  registrationId: 4_096,
  idsPerRead: 1_000,
  /** Products of which a person wants to be told. */
  productWaits: 50,
  /** Of one person, paused ones too. */
  standingOrders: 10,
  standingSkips: 60,
  /** How many days ahead the last day of an offer may be. */
  offerDays: 60,
  /** How far a retailer may move a shop from where an operator last saw it. */
  shopMoveKm: 1,
  importBytes: 8_388_608,
  importRows: 20_000,
  searchTerm: 2_000,
  cityRadiusKm: 1_000,
  timeZone: 64,
  slotCapacity: 100_000,
  /** The cut-off is at most a week before the slot. */
  cutOffMinutes: 10_080,
  /** A day. */
  preparationMinutes: 1_440,
  /** How many deliveries one call picks up or accepts. */
  deliveriesAtOnce: 20,
  closedDays: 366,
  shopTypesOfOne: 100,
  /** The operator's lists of orders and credit count no further than this. */
  ordersCounted: 10_000,
} as const;

/** Limits that only the server uses, so phones don't load them. */
export const serverLimits = {
  imageSidePixels: 12_000,
  imagePixels: 50_000_000,
  /** AVIF costs far more to decode than it takes to send. */
  avifPixels: 16_000_000,
  jsonBytes: 262_144,
  /** For a call that needs no sign-in. */
  publicJsonBytes: 16_384,
  /** A refusal names at most this many fields. */
  reportedFields: 20,
  addressesPerPerson: 200,
  /** Pictures and sounds of a person to which nothing points yet. */
  unusedFiles: 20,
  /** Of all of these. 6 MB. */
  unusedBytes: 6_291_456,
  /** SMS of telephone orders in a day of the shop's city. */
  phoneOrdersOfShop: 20,
  phoneOrdersToNumber: 3,
  /** In 24 hours, all SMS together that other people's accounts cause. Sign-in codes don't count. */
  smsToOthersNumber: 5,
  /** How many codes for its second number a shop may ask for in 24 hours. */
  secondNumberCodes: 5,
  /** Of one person. */
  openLists: 5,
  listsPerHour: 10,
  /** In 24 hours, of one shop. */
  paperAccounts: 30,
  creditReminderSms: 30,
  devicesPerPerson: 20,
  searchWords: 10,
  /** One shop can add at most this many words for corrections to its city. */
  searchWordsOfShop: 2_000,
  articleTags: 10_000,
  wordsOfSynonym: 4,
  importColumns: 100,
  /** The limit of spreadsheets. */
  importCell: 32_767,
  notification: 300,
  idempotencyKey: 200,
  /** Complaints and messages that one person writes in 24 hours. */
  complaintTextsPerDay: 50,
  /** An action done on a phone without a connection counts as at most a day old. */
  doneSecondsAgo: 86_400,
} as const;

/** Milliseconds and zoom levels of the screens. */
export const screenConstants = {
  notificationPollMs: 10_000,
  /** With the data saver. */
  savingPollMs: 30_000,
  carouselMs: 6_000,
  orderPlacedMs: 3_000,
  toastMs: 4_000,
  successToastMs: 2_000,
  toastsAtMost: 20,
  mapZoomPicker: 18,
  mapZoomShop: 15,
  mapZoomDefault: 7,
  mapHeightPx: 600,
} as const;
