import { useIsMutating } from '@tanstack/react-query';
import { uploadFile } from './files.api.ts';

/** Whether a photo or a recording is on its way. A form with it must not be sent before. */
export const useIsUploading = (): boolean => useIsMutating({ mutationKey: uploadFile.mutationKey }) > 0;
