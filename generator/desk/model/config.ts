import * as z from 'zod';

/** Name of the configuration file in the folder of state. */
export const configFileName = 'desk.json';

const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1'].includes(hostname);

/** Address with TLS; `http:` is possible for localhost only. */
const address = z
  .url({ protocol: /^https?$/ })
  .refine((text) => text.startsWith('https:') || (URL.canParse(text) && isLocal(new URL(text))));

/** Origin without path: what passkeys, cookies and links are bound to. */
const origin = address.refine((text) => URL.canParse(text) && new URL(text).origin === text);

const provider = z.strictObject({
  /** Name in addresses, e.g. `microsoft`. */
  name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  label: z.string().min(1).max(100),
  issuer: address,
  clientId: z.string().min(1),
  /** Environment variable with the client secret. */
  secretFrom: z.string().regex(/^[A-Z_][A-Z0-9_]*$/),
});

const mail = z.strictObject({
  from: z.string().min(3),
  host: z.string().min(1),
  port: z.int().min(1).max(65_535).default(587),
  user: z.string().optional(),
  /** Environment variable with the password. */
  passwordFrom: z
    .string()
    .regex(/^[A-Z_][A-Z0-9_]*$/)
    .optional(),
});

const target = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('folder'), folder: z.string().min(1) }),
  z.strictObject({
    to: z.literal('bucket'),
    bucket: z.string().min(1),
    endpoint: z.url().optional(),
    prefix: z.string().optional(),
  }),
]);

/** Configuration of a desk: `desk.json` in its folder of state. */
export const deskConfigSchema = z.strictObject({
  /** Address of the desk for its users, e.g. `https://desk.example.sa`. */
  url: origin,
  /** Port on 127.0.0.1, behind a proxy with TLS. */
  port: z.int().min(0).max(65_535).default(4173),
  /** Addresses or networks of proxies whose `X-Forwarded-For` is trusted. */
  proxies: z.array(z.string()).default(['127.0.0.1', '::1']),
  /** Whether code of the site (custom blocks) runs at the desk. */
  runsCustomBlocks: z.boolean().default(false),
  providers: z.array(provider).max(10).default([]),
  mail: mail.optional(),
  /** Where the built site goes, besides the push to the repository. */
  publish: z.array(target).max(5).default([]),
  /** Days after which received forms are deleted. */
  keepFormsDays: z.int().min(1).max(3650).default(180),
});

export type DeskConfig = z.output<typeof deskConfigSchema>;

/** Names of the environment variables with secrets, which no other process gets. */
export const secretVariables = ({ providers, mail }: Pick<DeskConfig, 'providers' | 'mail'>): string[] => [
  ...providers.map(({ secretFrom }) => secretFrom),
  ...(mail?.passwordFrom === undefined ? [] : [mail.passwordFrom]),
];

/** Environment of this process without the secrets. */
export function publicEnvironment(secrets: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !secrets.includes(name)));
}
