// Who may open which page, and where everybody else goes (APP-1 to APP-11), as one table.
import { matchPath } from 'react-router';
import { afterSignIn, missingStep, type Person } from '../slices/accounts/index.ts';

/** The page to go to instead, or null when this one may be opened. */
type Rule = (person: Person | null) => string | null;

const login = '/auth/login';

const open: Rule = () => null;

const root: Rule = () => login;

/** Login and verify: whoever is signed in goes on to what is missing, or into the app. */
const signedOut: Rule = (person) => person && (missingStep(person) ?? afterSignIn);

const lacksEmail = (person: Person): boolean => person.email === '';

const setup: Rule = (person) => {
  if (!person) return login;
  return missingStep(person) === null && !lacksEmail(person) ? afterSignIn : null;
};

const location: Rule = (person) => {
  if (!person) return login;
  const step = missingStep(person);
  if (step === null) return afterSignIn;
  return step === '/auth/location' ? null : step;
};

const finished: Rule = (person) => (person ? missingStep(person) : login);

/** A profile without an e-mail address: signing in is not quite finished. */
const profileOf =
  (rule: Rule): Rule =>
  (person) =>
    rule(person) ?? (person && lacksEmail(person) ? '/auth/setup' : null);

type ShopStage = 'none' | 'unverified' | 'verified';

const shopStageOf = (person: Person): ShopStage => {
  if (!person.status.is_shop_initial_setup_done) return 'none';
  return person.is_shop_verified ? 'verified' : 'unverified';
};

const homeOfStage: Readonly<Record<ShopStage, string>> = {
  none: '/retailer',
  unverified: '/retailer/not-verified',
  verified: '/retailer/orders',
};

const retailerAt =
  (stage: ShopStage): Rule =>
  (person) => {
    const unfinished = finished(person);
    if (!person || unfinished) return unfinished;
    const actual = shopStageOf(person);
    return actual === stage ? null : homeOfStage[actual];
  };

const retailer = retailerAt('verified');

/** APP-9: others go to the login, which leads on to the blogs. */
const deliverer: Rule = (person) => {
  const unfinished = finished(person);
  if (!person || unfinished) return unfinished;
  return person.status.is_deliverer_initial_setup_done ? null : login;
};

/** Most particular first: the first pattern that fits decides. */
export const accessRules = [
  ['/', root],
  ['/auth/login', signedOut],
  ['/auth/verify', signedOut],
  ['/auth/setup', setup],
  ['/auth/location', location],
  ['/blogs', finished],
  ['/blogs/search', finished],
  ['/blogs/user', profileOf(finished)],
  ['/blogs/:blogId', finished],
  ['/shops', finished],
  ['/shops/search', finished],
  ['/shops/cart', finished],
  ['/shops/address', finished],
  ['/shops/address/add', finished],
  ['/shops/slot', finished],
  ['/shops/order-placed', finished],
  ['/shops/user', profileOf(finished)],
  ['/shops/order/:orderId', finished],
  ['/shops/:shopId', finished],
  ['/shops/:shopId/product/:productId', finished],
  ['/retailer', retailerAt('none')],
  ['/retailer/not-verified', retailerAt('unverified')],
  ['/retailer/products', retailer],
  ['/retailer/add-product', retailer],
  ['/retailer/edit-product/:productId', retailer],
  ['/retailer/catalogue', retailer],
  ['/retailer/orders', retailer],
  ['/retailer/orders/:orderId', retailer],
  ['/retailer/user', profileOf(retailer)],
  ['/deliverer', deliverer],
  ['/deliverer/delivery/:deliveryId', deliverer],
  ['/deliverer/requests', deliverer],
  ['/deliverer/user', profileOf(deliverer)],
  ['/support', open],
  ['/support/request', open],
  ['/notifications', finished],
  // Ours.
  ['/account', finished],
] as const satisfies readonly (readonly [pattern: string, rule: Rule])[];

/** Unknown paths are open to all: the error page stands there. */
export function redirectFor(path: string, person: Person | null): string | null {
  const row = accessRules.find(([pattern]) => matchPath(pattern, path) !== null);
  return row ? row[1](person) : null;
}
