import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeToTerminal } from './output-capture.ts';
import { canInstallPackages, findProgram, installPackages } from './programs.ts';

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

function findInstalled(): string | undefined {
  const { JAVA_HOME } = process.env;
  return findProgram(['java', 'java.exe'], JAVA_HOME ? [join(JAVA_HOME, 'bin')] : []);
}

/** Path of Java, installing it if allowed: as root on Debian. */
export function findJava(): string | undefined {
  const found = findInstalled();
  if (found || !canInstallPackages()) return found;
  try {
    installPackages(['default-jre-headless']);
  } catch (error) {
    writeToTerminal(`Java could not be installed: ${error}\n`);
  }
  return findInstalled();
}

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  lastLine?: number;
  lastColumn?: number;
  message: string;
}

/**
 * Errors of the W3C checker in pages and drawings, one line each, without warnings. Java starts once for all files.
 * https://validator.github.io/validator/
 */
export async function findW3cErrors(java: string, files: string[]): Promise<string[]> {
  // For a run of a minute, the optimising compiler costs more than it saves.
  const args = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-jar', checker, '--format', 'json', '--also-check-svg', ...files];
  const child = spawn(java, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  for await (const data of child.stderr.setEncoding('utf8')) output += data;
  const { messages }: { messages: Message[] } = JSON.parse(output);
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ url, lastLine, lastColumn, message }) => `${decodeURI(url)}:${lastLine}:${lastColumn} ${message}`);
}
