import { translated } from '../../platform/words.ts';

export const accounts = translated('accounts', {
  login: {
    title: 'Sign in',
    signedOut: 'You were signed out. Sign in again.',
    motto: 'Your village market, at your door.',
    requestOtp: 'Request OTP',
    hint: 'We send you a one-time code by SMS. You need no password.',
    smsFailed: (wait: string) => `We couldn't send the SMS. Check the number, then try again in ${wait}.`,
  },
  verify: {
    title: 'Enter the code',
    sentTo: (number: string) => `We sent a 6-digit code to ${number}.`,
    changeNumber: 'Change the number',
    code: 'One-time code',
    digit: (place: number) => `Digit ${place}`,
    next: 'Next',
    resend: 'Resend OTP',
    resendIn: (seconds: number) => `You can ask for another code in ${seconds} s`,
  },
  setup: {
    title: 'What is your name?',
    line: 'Shops and deliverers will see this name.',
    next: 'Next',
  },
  location: {
    title: 'Where do we deliver?',
    line: 'Move the pin to your house, then enter the address.',
    chooseCity: 'Choose your city',
    toDemo: 'Place me in the demo village',
    far: (km: number, city: string) =>
      `This pin is ${km} km from ${city}. Shops there may not deliver so far.`,
    register: 'Register',
    notOpen: 'We are not open here yet',
    notOpenLine: 'There is no city to choose. Come back when the operator has added one.',
  },
  settings: 'Settings',
  switches: {
    sound: 'Sound',
    soundMeans: 'New orders and requests ring while the app is open',
    /** Shown to people who only buy. */
    soundIsFor: 'For shops and deliverers',
    dataSaver: 'Data saver',
    dataSaverMeans: 'Smaller pictures, fewer updates',
  },
  language: 'Language',
  profile: 'Profile',
  logout: 'Logout',
  /** The link to the account page. */
  devices: 'Devices',
});

export const push = translated('push', {
  switch: 'Notifications',
  explanation: 'On this device, also when Haat is closed.',
  blocked: 'They are blocked. Allow them in the settings of your browser or phone.',
  refused: 'They could not be turned on for this device. Turn them on to try again.',
  impossible: 'They are not available here.',
  /** The question after the first order. */
  ask: {
    title: 'Turn on notifications?',
    customer: 'We tell you when your order is accepted and when it arrives.',
    retailer: 'We tell you of new orders, also when Haat is closed.',
    deliverer: 'We tell you of new requests, also when Haat is closed.',
    turnOn: 'Turn on',
    notNow: 'Not now',
  },
});
