declare module '@adobe/structured-data-validator' {
  export interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    rootType: string;
  }

  export default class Validator {
    /** Structured data items by type, as found in a page. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
