/** Names that no real site has: RFC 2606 and RFC 6761. */
const reserved = String.raw`(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)\.?`;

const web = String.raw`(?:https?|wss?):\/\/(?:[^\s/?#]*[.@])?${reserved}(?=[:/?#]|$)`;
const mail = String.raw`(?:mailto:)?[^\s@:/?]+@(?:[^\s@:/?]*\.)?${reserved}(?=\?|$)`;

const address = new RegExp(`^(?:${web}|${mail})`, 'i');

/** Whether a web, `mailto:` or e-mail address is at a reserved name, such as `example.com`. */
export const isExampleAddress = (text: string): boolean => address.test(text);
