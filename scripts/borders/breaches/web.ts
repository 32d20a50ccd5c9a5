import { type Breach, operator, web } from './sound-tree.ts';

const shops = `${web}/slices/shops`;
const card = `${shops}/components/type-card.tsx`;
const page = `${shops}/pages/type-page.tsx`;
const picker = `${web}/ui/fields/picker.tsx`;

const network = 'only *.api.ts and platform/ call the network';
const operatorNetwork = "only platform/ and providers/ of the operator's app call the network";

export const webBreaches: Breach[] = [
  { rule: network, file: page, text: "export const Page = () => fetch('/');" },
  { rule: network, file: page, text: "export const Page = () => window.fetch('/');" },
  {
    rule: network,
    file: page,
    text: "import { call } from '../../../platform/http.ts'; export const Page = () => call();",
  },
  {
    rule: network,
    file: card,
    text: "import { call as ask } from '../../../platform/http.ts'; export const Card = () => ask();",
  },
  { rule: network, file: picker, text: 'export const Picker = () =>\n  fetch();', at: '2:3' },
  { rule: network, file: picker, text: "export const Picker = () => new WebSocket('ws:');" },
  {
    rule: '*.api.ts does not pass `call` on',
    file: `${shops}/types.api.ts`,
    text: "export { call as ask } from '../../platform/http.ts';",
  },
  {
    rule: network,
    file: `${shops}/type-state.ts`,
    text: "export { call as ask } from '../../platform/http.ts';",
  },
  {
    rule: 'query keys are made in *.api.ts',
    file: page,
    text: "export const options = { queryKey: ['shops'] };",
  },
  {
    rule: '*.api.ts draws nothing',
    file: `${shops}/types.api.ts`,
    text: "import { Card } from '../../ui/layout/card.tsx'; export const api = Card;",
  },
  {
    rule: 'a component does not touch the query client',
    file: card,
    text: "import { useQueryClient } from '@tanstack/react-query'; export const Card = () => useQueryClient();",
  },
  {
    rule: 'a component does not touch the query client',
    file: card,
    text: "import { shopsQuery } from '../shops.api.ts'; export const old = (key) => ({ queryKey: key, shopsQuery });",
  },
  {
    rule: 'a component does not navigate',
    file: card,
    text: "import { useNavigate } from 'react-router'; export const Card = () => useNavigate();",
  },
  {
    rule: 'a component does not navigate',
    file: card,
    text: 'export const Card = () => <Navigate to="/" />;',
  },
  {
    rule: 'a component does not navigate',
    file: card,
    text: "export const Card = ({ router }) => router.navigate('/');",
  },
  {
    rule: 'a form does not submit',
    file: `${shops}/type-form.tsx`,
    text: "import { shopsQuery } from './shops.api.ts'; export const TypeForm = () => shopsQuery;",
  },
  {
    rule: 'ui/ gets its data as props',
    file: picker,
    text: "import { useQuery } from '@tanstack/react-query'; export const Picker = (one) => useQuery(one);",
  },
  {
    rule: 'ui/ does not navigate',
    file: picker,
    text: "import { useNavigate } from 'react-router'; export const Picker = () => useNavigate();",
  },
  {
    rule: "only platform/ uses the device's abilities",
    file: page,
    text: 'export const Page = () => navigator.geolocation;',
  },
  {
    rule: operatorNetwork,
    file: `${operator}/resources/shops/shop-show.tsx`,
    text: "import { createClient } from '@haat/client/client'; export const own = createClient;",
  },
  {
    rule: operatorNetwork,
    file: `${operator}/resources/shops/shop-show.tsx`,
    text: "import { call } from '../../platform/http.ts'; export const ShopShow = () => call();",
  },
  {
    rule: operatorNetwork,
    file: `${operator}/ui/list-page.tsx`,
    text: "export const ListPage = () => fetch('/');",
  },
];
