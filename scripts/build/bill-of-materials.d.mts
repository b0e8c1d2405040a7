export const lasting: (printed: Record<string, unknown>) => Buffer;
