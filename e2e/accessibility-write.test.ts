import { checkScreens } from "./accessibility.ts";
import { meaningScreens } from "./screens/meaning.ts";
import { resultScreens } from "./screens/result.ts";
import { roomScreens } from "./screens/rooms.ts";
import { writeScreens } from "./screens/write.ts";

checkScreens("Write, and the pages that need no account", [
  ...writeScreens,
  ...resultScreens,
  ...meaningScreens,
  ...roomScreens,
]);
