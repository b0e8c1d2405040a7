import { accessScreens } from "./access.ts";
import { accountScreens } from "./account.ts";
import { adminScreens } from "./admin.ts";
import { libraryScreens } from "./library.ts";
import { meaningScreens } from "./meaning.ts";
import { resultScreens } from "./result.ts";
import { roomScreens } from "./rooms.ts";
import type { Screen } from "./screen.ts";
import { stateScreens } from "./states.ts";
import { writeScreens } from "./write.ts";

/** Every screen in every state. What is listed here is photographed, and checked for accessibility, light and dark. */
export const screens: readonly Screen[] = [
  ...writeScreens,
  ...stateScreens,
  ...resultScreens,
  ...meaningScreens,
  ...roomScreens,
  ...accountScreens,
  ...libraryScreens,
  ...accessScreens,
  ...adminScreens,
];
