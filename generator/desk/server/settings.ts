import { json } from '../../editor/server/endpoints/endpoint.ts';
import type { DeskConfig } from '../model/config.ts';
import type { OperationEntry } from '../model/operations.ts';
import type { SettingsAnswer } from '../model/protocol.ts';

/** Settings as owners see them, without secrets. */
const settingsOf = ({ url, publish, providers, mail, keepFormsDays, runsCustomBlocks }: DeskConfig): SettingsAnswer => ({
  url,
  publish: publish.map((target) =>
    target.to === 'folder' ? { to: 'folder', name: target.folder } : { to: 'bucket', name: target.bucket },
  ),
  providers: providers.map(({ label, issuer }) => ({ label, issuer })),
  ...(mail && { mailFrom: mail.from }),
  keepFormsDays,
  runsCustomBlocks,
});

/** Operation for owners: the settings, which are changed in the configuration file. */
export const settingsOperations = (config: DeskConfig): OperationEntry[] => [
  ['settings', { method: 'GET', answer: () => json(settingsOf(config)) }],
];
