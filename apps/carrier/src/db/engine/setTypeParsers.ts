import pg from 'pg';

const { builtins } = pg.types;

/**
 * How both engines return column types. A `date` stays ISO text without a time zone, counts are numbers,
 * `numeric` stays text (money is a decimal string on the wire), and a timestamp is a Date.
 */
export function setTypeParsers(): void {
  pg.types.setTypeParser(builtins.DATE, (text) => text);
  pg.types.setTypeParser(builtins.INT8, Number);
}
