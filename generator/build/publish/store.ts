import { createReadStream } from 'node:fs';
import type { S3Client } from '@aws-sdk/client-s3';
import { UsageError } from '../../core/diagnostics/errors.ts';
import type { StoreRemedy, StoreTask } from '../../core/diagnostics/messages/usage.ts';
import { importOptional } from '../../core/diagnostics/optional.ts';
import type { Listing } from './changes.ts';
import type { PublishedObject } from './objects.ts';

/** Bucket of an S3-compatible store. Every method throws a UsageError if the store refuses or cannot be reached. */
export interface ObjectStore {
  /** Lists objects with a key prefix. */
  list: (prefix: string) => Promise<Listing>;
  /** Text of an object; undefined if it does not exist. */
  read: (key: string) => Promise<string | undefined>;
  /** @returns ETag of the stored object */
  put: (object: Omit<PublishedObject, 'stage'>) => Promise<string>;
  remove: (key: string) => Promise<void>;
}

export interface StoreOptions {
  bucket: string;
  /** URL of a store other than Amazon S3. */
  endpoint?: string | undefined;
}

const remedies: Record<string, StoreRemedy> = {
  CredentialsProviderError: 'credentials',
  NoSuchBucket: 'bucket',
  PermanentRedirect: 'region',
};

/** Converts an error of the store or the network to a one-line UsageError. */
function toUsageError(task: StoreTask, file: string, error: unknown): UsageError {
  const { name, message, code } = error as Error & { code?: string };
  const said = [name === 'Error' ? code : name, message].filter(Boolean).join(': ').split('\n')[0]?.replace(/\.$/, '');
  return new UsageError('store-refused', { task, file, reason: said, remedy: remedies[name] });
}

async function withUsageErrors<Value>(task: StoreTask, file: string, ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    throw toUsageError(task, file, error);
  }
}

/** Stores other than Amazon S3 support neither its newer checksums nor bucket names in host names. */
const forOthers = { forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' } as const;

/** Imported here only: other commands neither load the package nor require it. */
async function loadSdk({ endpoint }: StoreOptions) {
  const sdk = await importOptional('@aws-sdk/client-s3');
  const region = process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? (endpoint ? 'us-east-1' : undefined);
  const client = new sdk.S3Client({
    ...(endpoint && { ...forOthers, endpoint }),
    ...(region && { region }),
    responseChecksumValidation: 'WHEN_REQUIRED',
    followRegionRedirects: true,
  });
  return { sdk, client };
}

type Sdk = Awaited<ReturnType<typeof loadSdk>>['sdk'];

async function list({ ListObjectsV2Command }: Sdk, client: S3Client, request: { Bucket: string; Prefix: string }) {
  const found = new Map<string, string>();
  for (let token: string | undefined; ; ) {
    const answer = await client.send(new ListObjectsV2Command({ ...request, ContinuationToken: token }));
    for (const { Key, ETag } of answer.Contents ?? []) if (Key) found.set(Key, ETag ?? '');
    token = answer.NextContinuationToken;
    if (!token) return found;
  }
}

async function contentOf(body: PublishedObject['body']) {
  if ('from' in body) return { Body: createReadStream(body.from), ContentLength: body.size };
  return { Body: 'read' in body ? await body.read() : body };
}

/** Opens a bucket; credentials come from the environment, as with other S3 tools. */
export async function openStore(options: StoreOptions): Promise<ObjectStore> {
  const { sdk, client } = await loadSdk(options);
  const Bucket = options.bucket;
  const place = `${options.endpoint ?? 's3:/'}/${Bucket}`;
  return {
    list: (Prefix) => withUsageErrors('list', place, () => list(sdk, client, { Bucket, Prefix })),
    read: (Key) =>
      withUsageErrors('read', `${place}/${Key}`, async () => {
        try {
          return await (await client.send(new sdk.GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return undefined;
          throw error;
        }
      }),
    put: async ({ key, body, contentType, cacheControl, contentDisposition, location }) => {
      const content = await contentOf(body);
      return withUsageErrors('send', `${place}/${key}`, async () => {
        const said = { ContentType: contentType, CacheControl: cacheControl, ContentDisposition: contentDisposition };
        const request = { Bucket, Key: key, ...said, ...content };
        const send = (more: { WebsiteRedirectLocation?: string }) =>
          client.send(new sdk.PutObjectCommand({ ...request, ...more })).then(({ ETag }) => ETag ?? '');
        if (!location) return send({});
        // A store without website endpoint may refuse the header: the redirect page in the body is enough there.
        const isUnknown = (error: Error) => ['NotImplemented', 'InvalidArgument'].includes(error.name);
        return send({ WebsiteRedirectLocation: location }).catch((error) => {
          if (isUnknown(error)) return send({});
          throw error;
        });
      });
    },
    remove: (Key) =>
      withUsageErrors('delete', `${place}/${Key}`, async () => {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
      }),
  };
}
