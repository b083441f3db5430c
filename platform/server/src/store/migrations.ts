/** The schema, step by step. A database remembers how many steps it has taken; steps are never changed, only added. */

/** `numbered` is how a database writes a primary key that counts by itself. */
export const migrations = (numbered: string): readonly string[][] => [
  [
    `create table matches (
      id text primary key,
      game text not null,
      status text not null,
      listed integer not null,
      header text not null,
      seats text not null,
      version integer not null,
      hash text not null,
      created bigint not null,
      updated bigint not null
    )`,
    // Only what lists show: a private match pays nothing for it.
    'create index matches_listed on matches (status, updated) where listed = 1',
    `create table entries (
      match text not null references matches (id) on delete cascade,
      version integer not null,
      body text not null,
      hash text not null,
      primary key (match, version)
    )`,
    `create table chats (
      match text not null references matches (id) on delete cascade,
      id integer not null,
      seat integer,
      name text not null,
      line text not null,
      at bigint not null,
      primary key (match, id)
    )`,
  ],
  // A move writes half as much: the long header stands apart from what changes with every move, and matches are numbered as
  // they were opened, so that those that are played at the same time lie side by side.
  [
    'drop index matches_listed',
    ...['matches', 'entries', 'chats'].map((table) => `alter table ${table} rename to old_${table}`),
    `create table matches (
      number ${numbered},
      id text not null unique,
      game text not null,
      status text not null,
      listed integer not null,
      seats text not null,
      version integer not null,
      hash text not null,
      created bigint not null,
      updated bigint not null
    )`,
    'create index matches_listed on matches (status, updated) where listed = 1',
    `create table headers (
      match integer primary key references matches (number) on delete cascade,
      header text not null
    )`,
    `create table entries (
      match integer not null references matches (number) on delete cascade,
      version integer not null,
      body text not null,
      hash text not null,
      primary key (match, version)
    )`,
    `create table chats (
      match integer not null references matches (number) on delete cascade,
      id integer not null,
      seat integer,
      name text not null,
      line text not null,
      at bigint not null,
      primary key (match, id)
    )`,
    `insert into matches (id, game, status, listed, seats, version, hash, created, updated)
      select id, game, status, listed, seats, version, hash, created, updated from old_matches order by created, id`,
    'insert into headers select number, header from matches join old_matches on old_matches.id = matches.id',
    `insert into entries select number, old.version, old.body, old.hash
      from old_entries old join matches on matches.id = old.match order by number, old.version`,
    `insert into chats select number, old.id, old.seat, old.name, old.line, old.at
      from old_chats old join matches on matches.id = old.match`,
    ...['chats', 'entries', 'matches'].map((table) => `drop table old_${table}`),
  ],
  // When a server was last at work, and the times in which none was: clocks stand still in them.
  [
    'create table alive (one integer primary key, at bigint not null)',
    'create table outages (began bigint not null, ended bigint not null)',
  ],
  // Addresses, or ranges such as 203.0.113.0/24, that are refused until a time, or for good.
  ['create table bans (address text primary key, until bigint, why text not null)'],
];

/** What the tables hold after the last step, those that others refer to first. */
export const tables: Readonly<Record<string, readonly string[]>> = {
  matches: ['number', 'id', 'game', 'status', 'listed', 'seats', 'version', 'hash', 'created', 'updated'],
  headers: ['match', 'header'],
  entries: ['match', 'version', 'body', 'hash'],
  chats: ['match', 'id', 'seat', 'name', 'line', 'at'],
  alive: ['one', 'at'],
  outages: ['began', 'ended'],
  bans: ['address', 'until', 'why'],
};
