import type { Desk } from '../model/desk.ts';
import type { OperationEntry } from '../model/operations.ts';
import { createFailureRecord } from './first-factor.ts';
import { signInPageOperations } from './page-operations.ts';
import { passkeyOperations } from './passkey-operations.ts';
import { providerOperations } from './provider-operations.ts';

/** Pages and operations by which anybody signs in or accepts an invitation. */
export function signInOperations(desk: Desk): OperationEntry[] {
  const onFailure = createFailureRecord(desk);
  return [...signInPageOperations(desk), ...passkeyOperations(desk, onFailure), ...providerOperations(desk, onFailure)];
}
