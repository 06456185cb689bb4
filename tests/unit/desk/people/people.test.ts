import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { People } from '../../../../generator/desk/model/desk.ts';
import type { Passkey, Person } from '../../../../generator/desk/model/person.ts';
import { firstOwnerInvitation, recoverOwner } from '../../../../generator/desk/people/owners.ts';
import { openPeople } from '../../../../generator/desk/people/people.ts';
import { temporaryFolder } from '../../../support/build.ts';

const day = 24 * 60 * 60 * 1000;

let folder: string;
let time: number;
let people: People;

const now = () => time;

const passkey = (id: string): { passkey: Passkey } => ({
  passkey: { id, publicKey: 'key', algorithm: -7, counter: 0, name: 'phone', createdAt: time },
});

const identity = (subject: string) => ({ identity: { issuer: 'https://id.example.sa', subject } });

const enrol = (role: Person['role'], name: string) =>
  people.accept(people.invite({ role, name }).secret, passkey(`key of ${name}`), '');

beforeEach(async () => {
  folder = await temporaryFolder();
  time = 1_700_000_000_000;
  people = openPeople(folder, now);
});

describe('invitations', () => {
  test('create a person with the role of the invitation, once', () => {
    const { secret } = people.invite({ role: 'writer', name: 'هند', email: 'hind@example.sa' });
    const person = people.accept(secret, passkey('a'), ' هند العتيبي ');
    expect(person).toMatchObject({ name: 'هند العتيبي', email: 'hind@example.sa', role: 'writer' });
    expect(openPeople(folder, now).all()).toEqual([person]);
    expect(() => people.accept(secret, passkey('b'), 'x')).toThrow('invitation-invalid');
    expect(people.invitationOf(secret)).toBeUndefined();
  });

  test('end after seven days', () => {
    const { secret } = people.invite({ role: 'writer', name: 'هند' });
    time += 7 * day - 1;
    expect(people.invitationOf(secret)).toBeDefined();
    time += 1;
    expect(people.invitationOf(secret)).toBeUndefined();
    expect(people.invitations()).toEqual([]);
    expect(() => people.accept(secret, passkey('a'), 'x')).toThrow('invitation-invalid');
  });

  test('can be withdrawn', () => {
    const { secret, invitation } = people.invite({ role: 'writer', name: 'هند' });
    people.withdraw(invitation.id);
    expect(() => people.accept(secret, passkey('a'), 'x')).toThrow('invitation-invalid');
  });

  test('have unguessable secrets and ids, of which only a hash of the secret is stored', () => {
    const made = Array.from({ length: 100 }, () => people.invite({ role: 'reader', name: 'x' }));
    for (const { secret, invitation } of made) {
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
      expect(Buffer.from(invitation.id, 'base64url')).toHaveLength(16);
    }
    expect(new Set(made.flatMap(({ secret, invitation }) => [secret, invitation.id])).size).toBe(200);
    const stored = readFileSync(join(folder, 'people.json'), 'utf8');
    expect(made.filter(({ secret }) => stored.includes(secret))).toEqual([]);
    expect(statSync(join(folder, 'people.json')).mode & 0o077).toBe(0);
  });

  test.each(['', 'a', 'constructor', '\u0000'])('are not found by %j', (secret) => {
    people.invite({ role: 'owner', name: 'x' });
    expect(people.invitationOf(secret)).toBeUndefined();
  });

  test('are not found by the stored hash', () => {
    const { invitation } = people.invite({ role: 'owner', name: 'x' });
    expect(people.invitationOf(invitation.hash)).toBeUndefined();
  });

  test.each([
    ['suspended', (id: string) => people.change(id, { isSuspended: true })],
    ['lowered', (id: string) => people.change(id, { role: 'writer' })],
    ['removed', (id: string) => people.remove(id)],
  ])('of an owner end when that one is %s', (_, end) => {
    const first = enrol('owner', 'one');
    enrol('owner', 'two');
    const { secret } = people.invite({ role: 'owner', name: 'three', by: first.id });
    end(first.id);
    expect(people.invitationOf(secret)).toBeUndefined();
  });

  test('refuse a passkey or an identity that somebody else has', () => {
    people.accept(people.invite({ role: 'owner', name: 'one' }).secret, identity('1'), '');
    people.accept(people.invite({ role: 'reader', name: 'two' }).secret, passkey('a'), '');
    const { secret } = people.invite({ role: 'owner', name: 'three' });
    expect(() => people.accept(secret, identity('1'), '')).toThrow('factor-in-use');
    expect(() => people.accept(secret, passkey('a'), '')).toThrow('factor-in-use');
    expect(people.accept(secret, identity('2'), '').name).toBe('three');
  });
});

describe('recovery', () => {
  test('replaces all factors of the person within a day', () => {
    const person = enrol('owner', 'one');
    const { secret } = people.invite({ role: 'reader', name: 'one', by: person.id, recovers: person.id });
    const recovered = people.accept(secret, passkey('new'), 'other name');
    expect(recovered).toEqual({ ...person, passkeys: [passkey('new').passkey] });
    expect(people.findByPasskey('key of one')).toBeUndefined();
    const late = people.invite({ role: 'owner', name: 'one', recovers: person.id });
    time += day;
    expect(() => people.accept(late.secret, passkey('later'), '')).toThrow('invitation-invalid');
  });

  test('is not possible for a person who is suspended or gone', () => {
    enrol('owner', 'one');
    const [two, three] = [enrol('reader', 'two'), enrol('reader', 'three')];
    const links = [two, three].map(({ id, name }) => people.invite({ role: 'reader', name, recovers: id }).secret);
    people.change(two.id, { isSuspended: true });
    people.remove(three.id);
    for (const link of links) expect(() => people.accept(link, passkey('new'), '')).toThrow('invitation-invalid');
  });

  test('ends an earlier recovery of the same person, but no invitation', () => {
    const { id } = enrol('owner', 'one');
    const { secret } = people.invite({ role: 'reader', name: 'two' });
    const [first, second] = [1, 2].map(() => people.invite({ role: 'owner', name: 'one', recovers: id }).secret);
    expect(people.invitationOf(first ?? '')).toBeUndefined();
    expect(people.invitationOf(second ?? '')).toBeDefined();
    expect(people.invitationOf(secret)).toBeDefined();
  });

  test('of an owner works by a command beside the running server, once', () => {
    const person = enrol('owner', 'one');
    const { secret } = recoverOwner(folder, now);
    expect(readFileSync(join(folder, 'recovery.json'), 'utf8')).not.toContain(secret);
    expect(people.invitationOf('guess')).toBeUndefined();
    expect(people.accept(secret, passkey('new'), '').id).toBe(person.id);
    expect(people.invitationOf(secret)).toBeUndefined();
    expect(openPeople(folder, now).invitationOf(secret)).toBeUndefined();
  });

  test('by the command needs an owner who is clear', () => {
    expect(() => recoverOwner(folder, now)).toThrow('owner-unknown');
    const first = enrol('owner', 'one');
    enrol('owner', 'two');
    enrol('reader', 'three');
    expect(() => recoverOwner(folder, now)).toThrow('owner-ambiguous');
    expect(() => recoverOwner(folder, now, 'three')).toThrow('owner-unknown');
    expect(recoverOwner(folder, now, 'one').person).toEqual(first);
  });

  test('ignores a damaged file of the command', () => {
    enrol('owner', 'one');
    writeFileSync(join(folder, 'recovery.json'), '{"role":"owner"}');
    expect(people.invitationOf('x')).toBeUndefined();
  });
});

describe('the first owner', () => {
  test('is invited as long as there is nobody, by one link at a time', () => {
    const first = firstOwnerInvitation(people) ?? '';
    const second = firstOwnerInvitation(openPeople(folder, now)) ?? '';
    people = openPeople(folder, now);
    expect(people.invitationOf(first)).toBeUndefined();
    expect(people.accept(second, passkey('a'), 'one').role).toBe('owner');
    expect(firstOwnerInvitation(people)).toBeUndefined();
  });
});

describe('the last active owner', () => {
  test('can be neither removed, suspended nor lowered', () => {
    const { id } = enrol('owner', 'one');
    people.change(enrol('owner', 'two').id, { isSuspended: true });
    expect(() => people.remove(id)).toThrow('last-owner');
    expect(() => people.change(id, { isSuspended: true })).toThrow('last-owner');
    expect(() => people.change(id, { role: 'editor' })).toThrow('last-owner');
    expect(openPeople(folder, now).find(id)).toMatchObject({ role: 'owner' });
  });

  test('can be removed after another owner', () => {
    const { id } = enrol('owner', 'one');
    enrol('owner', 'two');
    people.remove(id);
    expect(people.find(id)).toBeUndefined();
  });
});

test('changes are stored, also those that remove a value', () => {
  const { id } = enrol('owner', 'one');
  enrol('owner', 'two');
  people.change(id, { isSuspended: true, email: 'a@example.sa' });
  people.change(id, { isSuspended: undefined, language: 'en' });
  const stored = openPeople(folder, now).find(id);
  expect(stored).toMatchObject({ email: 'a@example.sa', language: 'en' });
  expect(stored).not.toHaveProperty('isSuspended');
  expect(() => people.change('none', { name: 'x' })).toThrow('person-unknown');
});

test('a passkey of somebody else cannot be added', () => {
  const one = enrol('owner', 'one');
  const two = enrol('owner', 'two');
  expect(() => people.change(two.id, { passkeys: [...two.passkeys, ...one.passkeys] })).toThrow('factor-in-use');
});
