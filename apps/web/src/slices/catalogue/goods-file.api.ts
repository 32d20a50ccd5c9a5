import * as goodsFiles from '@haat/contract/goods-files';
import { mutationOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { saveFile } from '../../platform/device/save-file.ts';
import { call } from '../../platform/http.ts';
import { productKeys } from '../products/index.ts';

export const exportGoods = mutationOptions({
  mutationFn: async (name: string) => {
    const file = (await call(goodsFiles.exportGoods, {})) as unknown as Blob; // CSV comes as a file
    // Spreadsheets recognise UTF-8 by its mark, which `text` drops.
    saveFile({ name, text: `\ufeff${await file.text()}`, type: 'text/csv' });
  },
  meta: { failure: () => failures.fetch },
});

interface ChosenFile {
  readonly file: File;
  /** Only says what an import would do with each row. */
  readonly isDryRun: boolean;
}

export const importGoods = mutationOptions({
  mutationFn: ({ file, isDryRun }: ChosenFile): Promise<goodsFiles.GoodsImport> => {
    const body = new FormData();
    body.set('dry_run', String(isDryRun));
    body.set('file', file, file.name);
    const write = `goods file ${isDryRun} ${file.name} ${file.lastModified} ${file.size}`;
    return call(goodsFiles.importGoods, { body, write });
  },
  meta: { failure: () => failures.saveProduct, invalidates: productKeys },
});
