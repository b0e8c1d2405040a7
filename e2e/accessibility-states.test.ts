import { checkScreens } from "./accessibility.ts";
import { stateScreens } from "./screens/states.ts";

checkScreens("Every state of the draft", stateScreens);
