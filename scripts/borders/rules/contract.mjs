// The order of slices inside packages/contract, and which parts of it a slice may import.
import { calls, importing, isPackage } from '../forbids.mjs';
import { isContractSum, isForTests, isLater } from '../places.mjs';

const isContract = (place) => place.part === 'contract' && !isForTests(place);
const isInSlice = (place) => ['api', 'web'].includes(place.part) && place.slice !== undefined;
const isBelowSlices = (place) =>
  ['platform', 'ui', 'messages'].includes(place.area) || ['client', 'map'].includes(place.part);

export const contractRules = [
  {
    rule: 'the contract needs typebox and itself, nothing else',
    where: isContract,
    forbids: importing(({ specifier }, _, to) => to === undefined && !isPackage(specifier, 'typebox')),
    instead: 'keep code that needs a package in the server or the web',
  },
  {
    rule: "a slice's contract uses only the contracts of the slices before it",
    where: (place) => isContract(place) && place.slice !== undefined,
    forbids: importing(
      (_, from, to) =>
        to?.slice !== undefined &&
        isLater(to.slice, from.slice) &&
        `'${to.slice}' comes after '${from.slice}'`,
    ),
    instead: "move the shape into the earlier slice's file, or into schema.ts when no slice owns it",
  },
  {
    rule: 'the shared files of the contract import no slice',
    where: (place) => isContract(place) && place.slice === undefined && !isContractSum(place),
    forbids: importing(
      (_, __, to) => to?.part === 'contract' && (to.slice !== undefined || isContractSum(to)),
    ),
    instead: "move it into the slice's file",
  },
  {
    rule: 'a slice uses only the contracts of itself and of the slices before it',
    where: (place) => isInSlice(place) && !isForTests(place),
    forbids: importing(
      (_, from, to) =>
        to?.part === 'contract' &&
        to.slice !== undefined &&
        isLater(to.slice, from.slice) &&
        `'${to.slice}' comes after '${from.slice}'`,
    ),
    instead: 'move the code into the later slice, or the endpoint into the contract of the earlier one',
  },
  {
    rule: 'platform/, ui/, messages/ and the packages of both apps use no contract of a slice',
    where: (place) => isBelowSlices(place) && !isForTests(place),
    forbids: importing((_, __, to) => to?.part === 'contract' && to.slice !== undefined),
    instead: 'take it as an argument or a prop, or move the file into the slice',
  },
  {
    rule: "only the API's documentation uses all endpoints, examples and names of shapes",
    where: (place) =>
      place.part !== 'contract' && !isForTests(place) && !(place.part === 'api' && place.area === 'platform'),
    forbids: importing(
      (_, __, to) =>
        to?.part === 'contract' && ['every-endpoint.ts', 'examples.ts', 'shapes.ts'].includes(to.name),
    ),
    instead: 'import the contract of one slice; the whole of it would reach the phone',
  },
  {
    rule: "the customers' web app uses no contract of the operator",
    where: (place) => place.part === 'web' && !isForTests(place),
    forbids: importing((_, __, to) => to?.part === 'contract' && to.area === 'operator'),
    instead: 'move the code to apps/operator; it would reach every phone',
  },
  {
    rule: 'an endpoint says who may call it',
    where: (place) => isContract(place),
    forbids: calls(({ method, keys }) => method === 'endpoint' && !keys?.includes('who')),
    instead: "add `who: 'person'` or another value of `Who`",
  },
];
