import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StandIn, startMsg91, startTwilio } from '../testing/sms-stand-ins.ts';
import { makeSms, type Sms } from './sms.ts';

const number = '+919000000001';
const code = '123456';
const msg91 = {
  provider: 'msg91',
  authKey: 'the-key',
  templateId: 'the-template',
  textTemplateId: 'the-text-template',
} as const;
const twilio = {
  provider: 'twilio',
  accountSid: 'AC1',
  authToken: 'the-token',
  from: '+15550001111',
} as const;
const alone = { fallback: undefined, text: {} };

let standIns: { readonly msg91: StandIn; readonly twilio: StandIn };

beforeEach(async () => {
  standIns = {
    msg91: await startMsg91(msg91.authKey, msg91.templateId, msg91.textTemplateId),
    twilio: await startTwilio(twilio.accountSid, twilio.authToken),
  };
});
afterEach(() => Promise.all([standIns.msg91.close(), standIns.twilio.close()]));

type Config = Parameters<typeof makeSms>[0];

const smsOf = (config: Config, parts: Parameters<typeof makeSms>[1] = {}): Sms =>
  makeSms(config, {
    baseUrls: { msg91: standIns.msg91.baseUrl, twilio: standIns.twilio.baseUrl },
    ...parts,
  });

const failureOf = (sms: Sms): Promise<string> =>
  sms.sendOneTimeCode({ number, code }).then(
    () => 'sent',
    (error: Error) => `${error.message} ${error.stack}`,
  );

describe('the console', () => {
  it('prints one line [RUN-8]', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await smsOf({ provider: 'console', ...alone }).sendOneTimeCode({ number, code });
    const lines = write.mock.calls.map(([text]) => text);
    write.mockRestore();
    expect(lines).toEqual(['OTP for +919000000001: 123456\n']);
  });
});

describe('a text [SILENT-7]', () => {
  const text = 'Amma Vegetables: ₹130.50 in cash. To order, tell the shop: 4711';
  const failed = (sms: Sms): Promise<string> =>
    sms.sendText({ number, text }).then(
      () => 'sent',
      (error: Error) => `${error.message} ${error.stack}`,
    );

  it('is one line on the console [TELE-18]', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await smsOf({ provider: 'console', ...alone }).sendText({ number, text });
    const lines = write.mock.calls.map(([line]) => line);
    write.mockRestore();
    expect(lines).toEqual([`SMS to +919000000001: ${text}\n`]);
  });

  it('goes out as it is by Twilio, and in its own template by MSG91 [TELE-18]', async () => {
    for (const config of [twilio, msg91]) await smsOf({ ...config, ...alone }).sendText({ number, text });
    for (const { sent } of [standIns.twilio, standIns.msg91]) expect(sent).toEqual([{ to: number, text }]);
  });

  it('needs the template of MSG91, and goes by the other provider when one fails [TELE-18]', async () => {
    const without = { ...msg91, textTemplateId: undefined };
    expect(await failed(smsOf({ ...without, ...alone }))).toContain('MSG91_TEXT_TEMPLATE_ID is not set');
    const onOutcome = vi.fn();
    await smsOf({ ...without, fallback: twilio, text: {} }, { onOutcome }).sendText({ number, text });
    expect(onOutcome.mock.calls).toEqual([
      ['msg91', 'failed'],
      ['twilio', 'sent'],
    ]);
  });

  it('is in no error [SAFE-4, TELE-4]', async () => {
    standIns.twilio.fault = { status: 500, body: { message: text } };
    const failure = await failed(smsOf({ ...twilio, ...alone }));
    for (const secret of ['9000000001', '4711', 'the-token']) expect(failure).not.toContain(secret);
  });
});

describe('MSG91', () => {
  it('gets the code and the template [RUN-8, SMS-1]', async () => {
    await smsOf({ ...msg91, ...alone }).sendOneTimeCode({ number, code });
    expect(standIns.msg91.sent).toEqual([{ to: number, text: code }]);
  });

  it('is detected when it refuses with status 200 [SMS-1]', async () => {
    const wrong = smsOf({ ...msg91, templateId: 'another', ...alone });
    expect(await failureOf(wrong)).toContain('MSG91 refused');
    expect(standIns.msg91.sent).toEqual([]);
  });

  it('refuses a wrong key [SMS-1]', async () => {
    expect(await failureOf(smsOf({ ...msg91, authKey: 'another', ...alone }))).toContain('answered 401');
  });
});

describe('Twilio', () => {
  it('gets the text [RUN-8, SMS-1]', async () => {
    await smsOf({ ...twilio, ...alone }).sendOneTimeCode({ number, code });
    expect(standIns.twilio.sent).toEqual([
      { to: number, text: 'Your code is 123456. It works for 5 minutes.' },
    ]);
  });

  it('uses a messaging service when one is set [SMS-1]', async () => {
    const from = `MG${'0123456789abcdef'.repeat(2)}`;
    await smsOf({ ...twilio, from, ...alone }).sendOneTimeCode({ number, code });
    const form = new URLSearchParams(standIns.twilio.asked[0]?.body);
    expect(form.get('MessagingServiceSid')).toBe(from);
    expect(standIns.twilio.sent).toHaveLength(1);
  });

  it('refuses a wrong token [SMS-1]', async () => {
    expect(await failureOf(smsOf({ ...twilio, authToken: 'x', ...alone }))).toContain('answered 401');
  });

  it('is detected when it takes the call but not the message [SMS-1]', async () => {
    standIns.twilio.fault = { status: 201, body: { status: 'failed', error_code: 30_007 } };
    expect(await failureOf(smsOf({ ...twilio, ...alone }))).toContain('Twilio refused it: 30007');
  });
});

describe('the text for phones', () => {
  const text = { host: 'haat.example', androidHash: 'FA+9qCX9VSu' };
  const send = async (given: Config['text'], language?: 'hi' | 'ml'): Promise<string> => {
    const asked = { number, code, language };
    await smsOf({ ...twilio, fallback: undefined, text: given }).sendOneTimeCode(asked);
    return standIns.twilio.sent.at(-1)?.text ?? '';
  };

  it('ends with the host and the code, after the hash of the Android app [SMS-4]', async () => {
    expect(await send(text)).toBe(
      'Your code is 123456. It works for 5 minutes.\n\nFA+9qCX9VSu\n@haat.example #123456',
    );
    expect((await send({ host: text.host })).split('\n').at(-1)).toBe('@haat.example #123456');
    expect((await send({ androidHash: text.androidHash })).split('\n').at(-1)).toBe('FA+9qCX9VSu');
  });

  it.each([
    ['hi', 'OTP: 123456। 5 मिनट तक चलेगा।'],
    ['ml', 'OTP: 123456. 5 മിനിറ്റ് വരെ.'],
  ] as const)(
    'is in the language of the person, with the same last lines [SMS-7]',
    async (language, sentence) => {
      const said = await send(text, language);
      expect(said).toBe(`${sentence}\n\nFA+9qCX9VSu\n@haat.example #123456`);
      expect(said.length).toBeLessThanOrEqual(70);
      expect(Buffer.byteLength(said)).toBeLessThanOrEqual(140);
      expect(await send({}, language)).toBe(sentence);
    },
  );

  it('is in English when another language would take two SMS [SMS-7]', async () => {
    const host = `${'a'.repeat(20)}.example`;
    expect(await send({ ...text, host }, 'hi')).toBe(await send({ ...text, host }));
    expect(await send({ host }, 'hi')).toMatch(/^OTP: \d{6}।/);
  });

  it('fits into the 140 bytes that Android reads [SMS-4]', async () => {
    const longest = await send({ ...text, host: `${'a'.repeat(51)}.example` });
    expect(Buffer.byteLength(longest)).toBeLessThanOrEqual(140);
  });
});

describe.each([
  ['msg91', msg91],
  ['twilio', twilio],
] as const)('a failure of %s', (name, config) => {
  it.each([400, 401, 429, 500])('%i is thrown without private data [SAFE-4, SMS-1]', async (status) => {
    standIns[name].fault = { status, body: { type: 'success', message: `${number} ${code}` } };
    const failure = await failureOf(smsOf({ ...config, ...alone }));
    expect(failure).toContain(`answered ${status}`);
    for (const secret of ['9000000001', code, 'the-key', 'the-token']) expect(failure).not.toContain(secret);
  });

  it("is thrown when the provider isn't there [SMS-2]", async () => {
    const sms = smsOf({ ...config, ...alone }, { baseUrls: { [name]: 'http://127.0.0.1:1' } });
    await expect(sms.sendOneTimeCode({ number, code })).rejects.toThrow();
  });

  it('is thrown when the provider takes too long [SMS-2]', async () => {
    standIns[name].fault = 'silent';
    const sms = smsOf({ ...config, ...alone }, { limitMs: 20 });
    await expect(sms.sendOneTimeCode({ number, code })).rejects.toThrow(/timeout/i);
  });
});

describe('with two providers', () => {
  const both = { ...msg91, fallback: twilio, text: {} };

  it('the first one sends, and the other one stays quiet [SMS-3]', async () => {
    await smsOf(both).sendOneTimeCode({ number, code });
    expect([standIns.msg91.sent, standIns.twilio.asked]).toEqual([[{ to: number, text: code }], []]);
  });

  it.each([{ status: 500, body: {} }, { status: 200, body: { type: 'error' } }, 'silent'] as const)(
    'the other one sends at once when the first one fails: %o [SMS-3]',
    async (fault) => {
      standIns.msg91.fault = fault;
      const onFallback = vi.fn();
      await smsOf(both, { onFallback, limitMs: 1_000 }).sendOneTimeCode({ number, code });
      expect(standIns.twilio.sent).toHaveLength(1);
      expect(onFallback).toHaveBeenCalledOnce();
    },
  );

  it('the other one sends the next code, in case the first one never arrived [SMS-3]', async () => {
    await smsOf(both).sendOneTimeCode({ number, code, isRepeat: true });
    expect([standIns.msg91.asked, standIns.twilio.sent.length]).toEqual([[], 1]);
    standIns.twilio.fault = { status: 500, body: {} };
    await smsOf(both).sendOneTimeCode({ number, code, isRepeat: true });
    expect(standIns.msg91.sent).toHaveLength(1);
  });

  it('it fails when both fail [SMS-3]', async () => {
    standIns.msg91.fault = { status: 500, body: {} };
    standIns.twilio.fault = { status: 503, body: {} };
    expect(await failureOf(smsOf(both))).toContain('answered 503');
  });
});
