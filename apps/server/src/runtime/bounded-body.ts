/** Reads the body of an answer as text. @throws when it is longer than `bytesMax`. */
export const readBounded = async (body: AsyncIterable<Buffer>, bytesMax: number): Promise<string> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > bytesMax) throw new Error("the answer is too large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
};
