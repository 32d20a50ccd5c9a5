// Words of signing in and of the profile.
export const accounts = {
  login: {
    title: 'Sign in',
    motto: 'Your village market, at your door.',
    requestOtp: 'Request OTP',
    hint: 'We send a one-time code by SMS. Nothing to remember.',
  },
  verify: {
    title: 'Enter the code',
    sentTo: (number: string) => `We sent a code of 6 digits to ${number}.`,
    changeNumber: 'Change the number',
    code: 'One-time code',
    wrongCode: 'That code did not work. Check it, or ask for another.',
    digit: (place: number) => `Digit ${place}`,
    next: 'Next',
    resend: 'Resend OTP',
    resendIn: (seconds: number) => `You can ask for another code in ${seconds} s`,
  },
  setup: {
    title: 'Who are you?',
    line: 'Shops and deliverers call you by this name.',
    next: 'Next',
  },
  location: {
    title: 'Where do we deliver?',
    line: 'Move the pin to your house, then enter the address.',
    chooseCity: 'Choose your city',
    register: 'Register',
  },
  blocked: 'This account is blocked. Please ask the market to open it again.',
  tooManyCodes: 'Too many codes were asked for.',
  tooManyGuesses: 'Too many wrong codes were entered.',
  noCodes: "Codes can't be sent right now.",
  waitFor: (reason: string, time: string) => `${reason} Please wait ${time} and try again.`,
  hours: (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
  minutes: (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  seconds: (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
  profile: 'Profile',
  logout: 'Logout',
  /** Leads to the account's page. */
  devices: 'Devices',
} as const;
