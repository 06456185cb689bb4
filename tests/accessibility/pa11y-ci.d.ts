declare module 'pa11y-ci' {
  interface Issue {
    code: string;
    message: string;
    selector: string;
    context: string;
    type: 'error' | 'warning' | 'notice';
    runner: string;
  }
  export interface Report {
    total: number;
    passes: number;
    errors: number;
    results: Record<string, (Issue | Error)[]>;
  }
  /** https://github.com/pa11y/pa11y-ci */
  export default function pa11yCi(urls: unknown[], options: Record<string, unknown>): Promise<Report>;
}
