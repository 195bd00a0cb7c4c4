/** Fields that the specification names: of an object, or of each object of a list. */
export interface Fields {
  readonly [name: string]: true | Fields;
}
