// What each kind of file in the web may do.
import {
  calls,
  either,
  elements,
  globals,
  importing,
  imports,
  keys,
  madeKeys,
  network,
  packages,
} from '../forbids.mjs';
import { inWebSlices, isForTests } from '../places.mjs';

const query = '@tanstack/react-query';
const http = 'platform/http.ts';
/** A client of one's own would pass by what platform/ does with each call. */
const ownClient = imports('packages/client/src/client.ts', 'createClient');

const isWeb = (place) => place.part === 'web' && !isForTests(place);
const isWebRole =
  (...roles) =>
  (place) =>
    inWebSlices(place) && roles.includes(place.role);
const isOutsideApi = (place) =>
  isWeb(place) && !['platform', 'service-worker'].includes(place.area) && place.role !== 'api';
const isUi = (place) => isWeb(place) && place.area === 'ui';

const navigation = either(
  imports(
    'react-router',
    'useNavigate',
    'useSubmit',
    'useFetcher',
    'redirect',
    'Navigate',
    'createBrowserRouter',
  ),
  elements('Navigate'),
  calls(({ method, object }) => method === 'navigate' && object !== 'navigator'),
  globals(
    'location.assign',
    'location.replace',
    'history.pushState',
    'history.replaceState',
    'history.back',
    'history.go',
  ),
);

const queryClient = either(
  imports(query, 'useQueryClient', 'QueryClient'),
  importing(({ isType, target }) => !isType && target?.endsWith('platform/query-client.ts')),
);

const isOperator = (place) => place.part === 'operator' && !isForTests(place);

export const webRules = [
  {
    rule: 'only *.api.ts and platform/ call the network',
    where: isOutsideApi,
    forbids: either(network, ownClient, imports(http, 'call')),
    instead: "add a query or a mutation to the slice's *.api.ts and use that",
  },
  {
    rule: '*.api.ts does not pass `call` on',
    where: isWebRole('api'),
    forbids: importing(({ isReexport, target }) => isReexport && target?.endsWith(http)),
    instead: 'export a query or a mutation',
  },
  {
    rule: 'query keys are made in *.api.ts',
    where: (place) => isOutsideApi(place) && place.area !== 'app',
    forbids: madeKeys('queryKey', 'queryFn', 'mutationKey'),
    instead: "export the queryOptions from the slice's *.api.ts",
  },
  {
    rule: '*.api.ts draws nothing',
    where: isWebRole('api'),
    forbids: either(
      importing(({ isType, specifier }, _, to) => !isType && (to?.area === 'ui' || specifier === 'react')),
      importing((_, __, to) => ['page', 'component', 'form'].includes(to?.role)),
    ),
    instead: 'leave drawing and hooks of React to pages and components',
  },
  {
    rule: 'a component does not touch the query client',
    where: isWebRole('component', 'form'),
    forbids: either(queryClient, keys('queryKey', 'mutationKey')),
    instead: 'let the mutation in *.api.ts invalidate what it changed',
  },
  {
    rule: 'a component does not navigate',
    where: isWebRole('component', 'form'),
    forbids: navigation,
    instead: 'draw a link, or call a callback with which the page navigates',
  },
  {
    rule: 'a form does not submit',
    where: isWebRole('form'),
    forbids: either(
      importing(({ isType }, _, to) => !isType && to?.role === 'api'),
      packages(query),
    ),
    instead: 'call the onSubmit that the page passes in',
  },
  {
    rule: 'ui/ gets its data as props',
    where: isUi,
    forbids: either(
      queryClient,
      imports(query, 'useQuery', 'useInfiniteQuery', 'useSuspenseQuery', 'useMutation', 'queryOptions', '*'),
      importing(({ isType }, _, to) => !isType && ['api', 'page'].includes(to?.role)),
    ),
    instead: 'take the data and a callback as props',
  },
  {
    rule: 'ui/ does not navigate',
    where: isUi,
    forbids: navigation,
    instead: 'draw a link, or call a callback',
  },
  {
    rule: "only platform/ uses the device's abilities",
    where: (place) => isWeb(place) && place.area !== 'platform',
    forbids: globals(
      'navigator.geolocation',
      'navigator.share',
      'navigator.serviceWorker',
      'navigator.clipboard',
    ),
    instead: 'add a function to apps/web/src/platform and call that',
  },
  {
    rule: "only platform/ and providers/ of the operator's app call the network",
    where: (place) => isOperator(place) && !['platform', 'providers'].includes(place.area),
    forbids: either(network, ownClient, imports(http, 'call', 'send')),
    instead: 'ask the data provider, and add the endpoint to the area.tsx of your part of the desk',
  },
];
