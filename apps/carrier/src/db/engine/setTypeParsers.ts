import pg from 'pg';

const { builtins } = pg.types;

/**
 * How column types come back from both engines, in one place: a `date` stays ISO text that no time
 * zone moves, counts are numbers, `numeric` stays text (money is a decimal string on the wire), a
 * timestamp is a Date.
 */
export function setTypeParsers(): void {
  pg.types.setTypeParser(builtins.DATE, (text) => text);
  pg.types.setTypeParser(builtins.INT8, Number);
}
