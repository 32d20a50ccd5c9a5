import * as synonyms from '@haat/contract/operator/synonyms';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewSynonymRecord, viewSynonymRecords } from './operator-synonym.views.ts';
import { createSynonym, deleteSynonym, importSynonyms, updateSynonym } from './write-synonyms.ts';

export const operatorSynonymRoutes: Slice = ({ routes }) => {
  routes.read(synonyms.listSynonyms, ({ db, query }) => viewSynonymRecords(db, query));
  routes.read(synonyms.getSynonym, ({ db, params }) => viewSynonymRecord(db, pathId(params.id)));

  routes.write(synonyms.createSynonym, async ({ tx, actor, body }) =>
    viewSynonymRecord(tx, await createSynonym(tx, actor, body)),
  );

  routes.write(synonyms.importSynonyms, async ({ tx, actor, body: { rows } }) => ({
    added: await importSynonyms(
      tx,
      actor.userId,
      rows.map(({ names }) => names),
    ),
  }));

  routes.write(synonyms.updateSynonym, async ({ tx, actor, params, body: { names, version } }) => {
    const id = pathId(params.id);
    await updateSynonym(tx, actor, { id, version, names });
    return viewSynonymRecord(tx, id);
  });

  routes.write(synonyms.deleteSynonym, async ({ tx, actor, params }) => {
    await deleteSynonym(tx, actor, { id: pathId(params.id) });
    return undefined;
  });
};
