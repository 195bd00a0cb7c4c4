/**
 * Elements of a page by role and name, as XPaths: what every browser's driver reads. No name holds an
 * apostrophe.
 */
export const button = (name: string) =>
  `//button[normalize-space()='${name}' or starts-with(@aria-label, '${name}') or span='${name}']`;

export const heading = (name: string) => `//*[self::h1 or self::h2][normalize-space()='${name}']`;
export const option = (name: string) => `//*[@role='option'][contains(., '${name}')]`;

/** A field by the text of its label, with the mark of a required one or without. */
export const field = (label: string) =>
  `//*[@id=//label[normalize-space()='${label}' or normalize-space()='${label} (required)']/@for]`;

/** A switch, which another element names. */
export const toggle = (label: string) =>
  `//*[@role='switch'][@aria-labelledby=//*[normalize-space()='${label}']/@id]`;

export const columnHeader = (name: string) => `//th[normalize-space()='${name}']`;

/** The innermost element that holds a text. */
export const text = (words: string) =>
  `//*[contains(., '${words}')][not(*[contains(., '${words}')])]`;

export const part = (name: string) => `//*[@data-part='${name}']`;
