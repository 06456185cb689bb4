import * as z from 'zod';

/** Names in an archive. */
export const archivePaths = { manifest: 'backup.json', bundle: 'repository.bundle', state: 'state/', site: 'site/' };

const word = z.string().min(1).max(1000);

/** First file of an archive: what its other files do not say. */
export const manifestSchema = z.strictObject({
  format: z.literal('qiyam-desk'),
  version: z.literal(1),
  createdAt: z.number(),
  /** Absent if the site is in no repository: then all its files are in the archive. */
  repository: z
    .strictObject({
      /** Whether it has commits, and so a bundle. */
      hasCommits: z.boolean(),
      branch: word.optional(),
      /** Commit of the branch when its working copy was read. */
      head: z
        .string()
        .regex(/^[0-9a-f]{40,64}$/)
        .optional(),
      remote: z.strictObject({ name: word, url: word, branch: word }).optional(),
    })
    .optional(),
  /** Files of the last commit that are not in the working copy. */
  removed: z.array(z.string()),
});

export type BackupManifest = z.output<typeof manifestSchema>;
export type RepositoryRecord = NonNullable<BackupManifest['repository']>;
