import { translated } from '../../platform/words.ts';

export const files = translated('files', {
  choosePhoto: 'Choose a photo',
  removePhoto: 'Remove photo',
  photoFailed: 'The photo did not load.',
  soundFailed: 'The recording did not load.',
  tryAgain: 'Try again',
  photoUnsent: 'The photo has not been sent. Try again, or go on without it.',
  soundUnsent: 'The recording has not been sent. Try again, or delete it.',
  withoutPhoto: 'Without the photo',
  speak: 'Say how to find the house, in at most 20 seconds.',
  speakList: 'Say what you want, in at most 60 seconds.',
  stop: (seconds: number) => `Stop, ${seconds} s left`,
  deleteRecording: 'Delete recording',
  noMicrophone: 'Allow the microphone in the settings of your phone, then try again.',
  cannotRecord: 'This browser cannot record. You can describe the way in ‘Landmark’.',
  cannotRecordList: 'This browser cannot record. You can type what you want.',
  pause: 'Pause',
  soundLength: (seconds: number) => `0:${String(Math.round(seconds)).padStart(2, '0')}`,
});
