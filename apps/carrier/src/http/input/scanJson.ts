import { badRequest, type FieldError } from '../answers/problems.ts';
import { textProblem } from './textProblem.ts';

/** How deep JSON may lie: that of the contract lies three levels deep. */
const deepest = 64;

/** Values that JSON may hold: six filters with all the values they take are 1,200. */
const mostValues = 5_000;

/** One object or list that is open where the scan stands. */
interface Level {
  /** The names so far; a list has none. */
  readonly names: Set<string> | undefined;
  /** The name or the number of the value that comes, or came last. */
  at: string | number;
  isNameNext: boolean;
}

/** Where a string ends that begins at `start`: past its closing quote. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function toString(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return '';
  }
}

/** What is wrong with a name, whatever stands under it. */
function nameProblem(name: string, taken: ReadonlySet<string>): string | undefined {
  // Such as valueOf, toString, __proto__: whoever reads the object would meet them unawares.
  if (name in Object.prototype) return 'is not known here';
  return taken.has(name) ? 'must be given once' : textProblem(name);
}

/**
 * Looks through JSON as it stands, before anything builds or walks it: names and texts that nothing
 * after this may meet. Text that is no JSON ends somehow; JSON.parse says so.
 *
 * @param path the names that lead to it, none for a body
 * @param whole the name for what is wrong as a whole, such as `body`
 * @returns what is wrong, by field
 * @throws Problem 400 where it lies too deep or holds too much
 */
export function scanJson(text: string, path: readonly string[], whole: string): FieldError[] {
  const errors: FieldError[] = [];
  const levels: Level[] = [];
  let values = 1;
  const here = () => [...path, ...levels.map(({ at }) => String(at))];
  const blame = (message: string | undefined, field = here()) => {
    if (message !== undefined) errors.push({ field: field.join('.') || whole, message });
  };
  const refuse = (message: string) => {
    const [first] = [...path, ...levels.map(({ at }) => at)];
    return badRequest([{ field: typeof first === 'string' && first ? first : whole, message }]);
  };
  const count = () => {
    values += 1;
    if (values > mostValues) throw refuse(`must not hold more than ${mostValues} values`);
  };
  const open = (level: Level) => {
    if (levels.length === deepest) throw refuse(`must not be deeper than ${deepest} levels`);
    levels.push(level);
    count();
  };
  const readString = (token: string) => {
    const string = toString(token);
    const level = levels.at(-1);
    if (!level?.names || !level.isNameNext) return blame(textProblem(string));
    level.at = string;
    level.isNameNext = false;
    blame(nameProblem(string, level.names));
    level.names.add(string);
  };
  const goOn = () => {
    count();
    const level = levels.at(-1);
    if (typeof level?.at === 'number') level.at += 1;
    else if (level) level.isNameNext = true;
  };

  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      readString(text.slice(at, end));
      at = end - 1;
    } else if (sign === '{') open({ names: new Set(), at: '', isNameNext: true });
    else if (sign === '[') open({ names: undefined, at: 0, isNameNext: false });
    else if (sign === ',') goOn();
    else if (sign === '}' || sign === ']') levels.pop();
  }
  return errors;
}
