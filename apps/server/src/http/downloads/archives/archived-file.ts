export interface ArchivedFile {
  /** With `/` between folders, ASCII, at most 100 characters. */
  path: string;
  content: Uint8Array;
  /** Whether it is a program. */
  executable?: boolean;
}
