// Who may open which page, and the page to go to instead.
import type { PageRoute, Visitor } from '../platform/navigation/page-route.ts';
import { afterSignIn, missingStep, type Person } from '../slices/accounts/index.ts';
import { findPage } from './pages.ts';

/** The page to go to instead, or null when this one may be opened. */
type Rule = (person: Person | null) => string | null;

const login = '/auth/login';

/** Login and verify: signed-in people go to their next missing step, or into the app. */
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

/** A profile without an e-mail address: the sign-in isn't finished. */
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

/** With a shop in any state: a suspended one still has money to settle. */
const anyRetailer: Rule = (person) => {
  const unfinished = finished(person);
  if (!person || unfinished) return unfinished;
  const stage = shopStageOf(person);
  return stage === 'none' ? homeOfStage[stage] : null;
};

/** APP-9: others go to the login, which redirects to the blogs. */
const deliverer: Rule = (person) => {
  const unfinished = finished(person);
  if (!person || unfinished) return unfinished;
  return person.status.is_deliverer_initial_setup_done ? null : login;
};

/** Also a dismissed one: they still have cash to hand over. */
const anyDeliverer: Rule = (person) => (person?.was_deliverer ? finished(person) : deliverer(person));

const ruleOf: Readonly<Record<Visitor, Rule>> = {
  nobody: () => login,
  anyone: () => null,
  'signed out': signedOut,
  'without a name': setup,
  'without an address': location,
  'signed in': finished,
  'without a shop': retailerAt('none'),
  'unverified retailer': retailerAt('unverified'),
  retailer: retailerAt('verified'),
  'any retailer': anyRetailer,
  deliverer,
  'any deliverer': anyDeliverer,
};

const ruleFor = ({ who, needsEmail }: PageRoute): Rule => (needsEmail ? profileOf(ruleOf[who]) : ruleOf[who]);

export const mayOpen = (page: PageRoute, person: Person): boolean => ruleFor(page)(person) === null;

/** Everybody may open unknown paths: they show the error page. */
export function redirectFor(path: string, person: Person | null): string | null {
  const found = findPage(path);
  const to = found ? ruleFor(found.page)(person) : null;
  return to === homeOfStage.unverified ? (found?.whileUnverified ?? to) : to;
}
