import { translated } from '../../platform/words.ts';

export const ownData = translated('ownData', {
  title: 'Your account',
  devices: 'Devices',
  devicesLine: 'You are signed in on these devices.',
  thisDevice: 'This device',
  used: (ago: string) => `Last used ${ago}`,
  signedIn: (day: string) => `Signed in on ${day}`,
  end: 'End',
  endOthers: 'End all others',
  data: 'Your data',
  dataLine:
    'Download everything we store about you: details, addresses with photos and recordings, orders and payments, credit, complaints, notifications, requests and devices.',
  download: 'Download your data',
  fileName: 'haat-data.json',
  deletion: 'Delete account',
  deletionLine:
    'This removes your name, number, email and addresses for good. Shops keep the items and amounts of past orders.',
  deleteAccount: 'Delete account',
  askDelete: (number: string) => `We send a code to ${number}. Your account is deleted when you enter it.`,
  codeLine: (number: string) => `We sent a 6-digit code to ${number}. Enter it to delete your account.`,
  factorLine:
    'As an operator, you also need your second step. Give it at the desk, then come back here and press ‘Delete account’ again.',
  factorAtDesk: 'Open the desk',
  keep: 'Keep my account',
  deleted: 'Your account is deleted',
});
