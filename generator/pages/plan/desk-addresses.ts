import type { Route, Site } from '../../../site.schema.ts';
import type { PlannedBlock } from '../../../templates/model/page/page-plan.ts';
import { deskBlocksOf } from '../../content/site/desk-forms.ts';

/** Planned blocks with the address of the desk in those whose form is sent there. */
export function withDeskAddresses(site: Site, place: string, blocks: Route['blocks'], planned: PlannedBlock[]): PlannedBlock[] {
  const { desk } = site.site;
  const sent = desk ? deskBlocksOf(site, place, blocks) : [];
  if (!desk || sent.length === 0) return planned;
  const addresses = new Map(
    sent.map(({ block, id, form, version }) => {
      return [block, `${desk.url}/_desk/${form.isFeedback ? 'feedback' : 'form'}/${id}?version=${version}`];
    }),
  );
  return planned.map((one, index) => {
    const address = addresses.get(blocks[index] as Route['blocks'][number]);
    return address === undefined ? one : { ...one, deskAddress: address };
  });
}
