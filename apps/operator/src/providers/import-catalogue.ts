import * as catalogue from '@haat/contract/operator/catalogue';
import { type UploadOptions, upload } from '../platform/upload.ts';

interface ImportOptions extends Omit<UploadOptions, 'isRead'> {
  /** Only reports what an import would do with each row. */
  readonly isDryRun: boolean;
}

export function importCatalogue(
  file: Blob,
  { isDryRun, ...options }: ImportOptions,
): Promise<catalogue.CatalogueImport> {
  const form = new FormData();
  form.set('dry_run', String(isDryRun));
  form.set('details', String(isDryRun));
  form.set('file', file, 'catalogue.csv');
  return upload(catalogue.importCatalogue, form, { ...options, isRead: isDryRun });
}
