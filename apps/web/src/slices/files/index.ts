// The public interface of files: fields for a photo and spoken words, and what shows them.
export { PhotoField } from './components/photo-field.tsx';
export { FilePhoto, FileSound } from './components/shown-file.tsx';
export { VoiceField } from './components/voice-field.tsx';
export { bringFiles, forgetFiles } from './files.api.ts';
export { useIsUploading } from './use-is-uploading.ts';
