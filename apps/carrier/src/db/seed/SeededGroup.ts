/** A group for the policies of its employees. */
export interface SeededGroup {
  readonly groupNumber: string;
  readonly name: string;
  readonly agentId: string;
}
