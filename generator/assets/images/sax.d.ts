/** Types of the parts of the parser that are used. https://github.com/isaacs/sax-js */
declare module 'sax' {
  interface Parser {
    /** Zero-based. */
    line: number;
    column: number;
    tag: { name: string };
    onopentagstart: (tag: { name: string }) => void;
    onattribute: (attribute: { name: string; value: string }) => void;
    onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
    onclosetag: (name: string) => void;
    ontext: (text: string) => void;
    ondoctype: (text: string) => void;
    oncdata: (text: string) => void;
    onprocessinginstruction: (instruction: { name: string; body: string }) => void;
    onerror: (error: Error) => void;
    write(text: string): Parser;
    close(): Parser;
  }
  const sax: { parser(strict: boolean, options: { position: boolean; strictEntities: boolean }): Parser };
  export = sax;
}
