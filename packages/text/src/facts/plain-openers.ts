import { once } from "../document/once.ts";

/*
 * Common words that open a sentence without an article, as hasty writers let it go ("Client asked for two more"), and
 * that no name is spelled like. Words that are names as well ("Mark", "Grace") stay out.
 */
const words = `
account admin advice agent analyst answer approach approval assistant associate backend backlog battery beef beer
benefit board boss bread breakfast broker budget button buy buyer candidate capital car case cash channel chef
children citizen class client close code coffee colleague college company complaint concrete content contract
contractor control copy corporate cost counsel counterparty country court crane create credit customer dad dashboard
data deadline deal debit debt deck delivery demand design desk determine developer device dinner director draft driver
employee energy engineer entry error estimate event ever fall fee file final fish fleet floor flour fog food forecast
forest friend frontend fuel fund governor group grout growth guaranty head heat hire history home house ice idea
impact important index infra install interest internet interview invoice issue item job judge knowledge lab label lamb
latency launch law leader learn legal letter level life lift light line little load love low lunch mail man manager
manufacturer market meat member menu method milk ministry model mom momentum money month mother music night notice
occupancy offer office officer offline often oil onions online operator opinion order outcome outlook output overtime
owner paint paper paragraph parent parking part partner party patient pay payee payroll penalty pharmacy phone pickup
pilot plan plant platform police policy potential power president press price process product profit progress project
proof provider pump purchase quote rain rate reason receipt recovery release reminder rent repair request research
respect rest result resume retail return revenue review rice risk room round safety schedule season separate server
service session shift shop show small snow somebody space spare staff start state steel stock storage store strategy
strike study sub success summer supervisor supplier swap system target task tax tea teacher tech technician tenant
test theft ticket timber title track traffic train transport transporter truck trust unit upgrade uptime urgent user
value vehicle vendor vet visa volume wait water weather website whoever wind world year yield
`;

/** Words that are no name where they open a sentence, folded. */
export const plainOpeners = once((): ReadonlySet<string> => new Set(words.trim().split(/\s+/)));
