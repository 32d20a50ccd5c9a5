// People at every step of the sign-in.
import type * as accounts from '@haat/contract/accounts';

type Person = accounts.User;

export const newcomer: Person = {
  id: 11,
  first_name: '',
  last_name: '',
  email: '',
  number: '+919847012345',
  preferences: {},
  is_shop_verified: false,
  is_operator: false,
  status: {
    is_number_verified: true,
    is_email_verified: false,
    is_initial_setup_done: false,
    is_customer_initial_setup_done: false,
    is_shop_initial_setup_done: false,
    is_deliverer_initial_setup_done: false,
  },
};

const withStatus = (person: Person, status: Partial<Person['status']>): Person => ({
  ...person,
  status: { ...person.status, ...status },
});

export const named: Person = withStatus(
  { ...newcomer, first_name: 'Lakshmi', last_name: 'Menon', email: 'lakshmi@haat.example' },
  { is_initial_setup_done: true },
);

export const customer: Person = withStatus(named, { is_customer_initial_setup_done: true });

export const waitingRetailer: Person = withStatus(customer, { is_shop_initial_setup_done: true });

export const retailer: Person = { ...waitingRetailer, is_shop_verified: true };

export const deliverer: Person = withStatus(customer, { is_deliverer_initial_setup_done: true });

export const operator: Person = { ...customer, is_operator: true };
