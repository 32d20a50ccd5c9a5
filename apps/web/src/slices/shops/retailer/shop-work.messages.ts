// When a shop works: its closed days, preparation time and second number.
import { translated } from '../../../platform/words.ts';

export const shopWork = translated('shopWork', {
  closedWeekdays: 'Closed every week on',
  weekdays: {
    0: 'Sunday',
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
  },
  closedDay: 'Closed on a day',
  closedDayHint: 'Choose a holiday. Nobody can order for it.',
  addDay: 'Add day',
  dayNeeded: 'Choose a day first',
  dayPassed: 'This day has passed. Choose today or a later day.',
  removeDay: (day: string) => `Open on ${day}`,
  tooManyDays: (most: number) => `Choose at most ${most} days`,
  offersPickUp: 'Customers may pick up at the shop',
  offersPickUpHint: 'Whoever fetches an order pays no delivery.',
  preparation: 'Preparation time in minutes',
  preparationHint: 'You get at least this long before a delivery slot begins.',
  preparationFault: 'Enter 0 to 1,440 minutes',
  secondNumber: 'Second phone number',
  secondNumberHint: 'Optional. It also gets a message when an order waits too long.',
  unconfirmedHint: 'Not confirmed yet. Enter its code below.',
  unconfirmed: 'Second number not confirmed yet',
  unconfirmedLine: (number: string) =>
    `${number} gets one SMS with a code. Ask for the code and enter it here. Until then, no more SMS go there.`,
  secondCode: 'Code from the SMS',
  fourDigits: 'Enter the four digits of the SMS',
  codeOver: 'This code no longer works. Send a new code.',
  confirmNumber: 'Confirm number',
  sendCode: 'Send the code',
  codeSent: 'The code was sent',
});
