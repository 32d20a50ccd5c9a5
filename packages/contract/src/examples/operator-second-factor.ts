import * as secondFactor from '../operator/second-factor.ts';
import { type Documented, type Example, example } from './example.ts';
import { id } from './village.ts';

const state: secondFactor.FactorState = {
  is_required: false,
  is_given: true,
  app: { created_at: '2026-11-02T08:15:00+05:30', last_used_at: '2026-11-21T09:00:00+05:30' },
  passkeys: [
    {
      id: 3,
      name: 'Office laptop',
      origin: 'https://haat.example',
      created_at: '2026-11-02T08:20:00+05:30',
      last_used_at: null,
    },
  ],
  recovery_codes_left: 9,
};

const added = {
  state: { ...state, recovery_codes_left: 10 },
  recovery_codes: ['k7m2p-x9qrt', 'h3vwn-8cyde'],
};
const type = 'public-key';
const answer = { id: 'w5n0c1', rawId: 'w5n0c1', type } as const;
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4ifQ';

const creation = {
  challenge: 'Zs5iE5S0oq4nX0pN',
  rp: { id: 'haat.example', name: 'Haat' },
  user: { id: 'b3BlcmF0b3ItNQ', name: 'Meera Nair', displayName: 'Meera Nair' },
  pubKeyCredParams: [{ alg: -7, type }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
} as const;

const examples: readonly Example[] = [
  example(secondFactor.getFactor, { answer: state }),
  example(secondFactor.beginApp, {
    answer: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      link: 'otpauth://totp/Haat:Meera%20Nair?issuer=Haat&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  }),
  example(secondFactor.confirmApp, { body: { code: '123456' }, answer: added }),
  example(secondFactor.removeApp, { answer: { ...state, app: null } }),
  example(secondFactor.beginPasskey, {
    answer: { ...creation, pubKeyCredParams: [...creation.pubKeyCredParams], excludeCredentials: [] },
  }),
  example(secondFactor.addPasskey, {
    body: {
      name: 'Office laptop',
      response: { ...answer, response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ' } },
    },
    answer: added,
  }),
  example(secondFactor.removePasskey, { params: id(3), answer: { ...state, passkeys: [] } }),
  example(secondFactor.renewRecoveryCodes, { answer: added }),
  example(secondFactor.giveCode, { body: { code: '123456' }, answer: state }),
  example(secondFactor.giveRecoveryCode, { body: { code: 'k7m2p-x9qrt' }, answer: state }),
  example(secondFactor.beginGivePasskey, {
    answer: {
      challenge: 'Zs5iE5S0oq4nX0pN',
      rpId: 'haat.example',
      timeout: 300_000,
      userVerification: 'preferred',
      allowCredentials: [{ id: 'w5n0c1', type }],
    },
  }),
  example(secondFactor.givePasskey, {
    body: {
      response: { ...answer, response: { clientDataJSON, authenticatorData: 'SZYN5Y', signature: 'MEUCIQ' } },
    },
    answer: state,
  }),
];

export const operatorSecondFactorDocs: Documented = {
  files: { operatorSecondFactor: secondFactor },
  examples,
};
