/** The schema, step by step. A database remembers how many steps it has taken; steps are never changed, only added. */

export const migrations: readonly string[][] = [
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
];
