import type { TableField } from '../programme.ts';

/**
 * Names of columns, the most specific first: in the 17 languages of the site, in German and Italian, and in the exports
 * of calendars and conference tools. Case, accents and punctuation do not matter.
 */
export const COLUMN_WORDS: Readonly<Record<TableField, readonly string[]>> = {
  id: words(
    'id, entry id, session id, event id, key, event key, uid, guid, uuid, code, identifier, kennung, identifiant, identificador, κωδικός, codice, 編號',
  ),
  game: words(
    `game, games, track, competition, discipline, contest, category, categories, session track, event type, session type, stream, strand, section, sport, art, type, event,
    spiel, wettbewerb, kategorie, kategorien, sparte, disziplin, rubrik, bereich, art der veranstaltung,
    jeu, épreuve, concours, catégorie, catégories, discipline, parcours, volet, juego, concurso, categoría, categorías, disciplina, modalidad,
    jogo, categoria, modalidade, παιχνίδι, αγώνισμα, αγώνας, διαγωνισμός, κατηγορία, κατηγορίες, spel, wedstrijd, categorie, onderdeel, gioco, gara, concorso,
    खेल, प्रतियोगिता, श्रेणी, विधा, খেলা, প্রতিযোগিতা, বিভাগ, لعبة, اللعبة, المسابقة, الفئة, ጨዋታ, ውድድር, laro, paligsahan, kategorya,
    競技, 種目, 部門, カテゴリ, カテゴリー, 경기, 종목, 분류, permainan, pertandingan, kategori, mchezo, shindano, kitengo, 比赛, 项目, 类别`,
  ),
  title: words(
    `title, session title, event title, talk title, proposal title, name, session name, event name, session, subject, summary, event, activity, item, entry, talk, programme item, what, for, artist, artists, act, band, performer, performers,
    titel, bezeichnung, programmpunkt, veranstaltung, betreff, thema, was, titre, intitulé, nom, objet, événement, séance, activité, quoi,
    título, nombre, asunto, evento, actividad, sesión, nome, assunto, atividade, sessão, τίτλος, όνομα, θέμα, εκδήλωση, δραστηριότητα, τι,
    naam, onderwerp, evenement, activiteit, wat, titolo, oggetto, attività, शीर्षक, नाम, कार्यक्रम, শিরোনাম, নাম, অনুষ্ঠান, العنوان, عنوان, الاسم, الفعالية,
    ርዕስ, ስም, ዝግጅት, pamagat, pangalan, gawain, タイトル, 題名, 件名, 名称, 内容, 제목, 이름, 행사, tajuk, nama, acara, kichwa, jina, tukio, 标题, 名称, 活动, 主题`,
  ),
  // If a table has both, "day" often holds the name of a weekday.
  day: words(
    `date, start date, startdate, event date, event start date, session date, date start, day, when,
    datum, startdatum, beginnt am, anfangsdatum, tag, wann, date de début, début le, jour, fecha, fecha de inicio, fecha de comienzo, día, cuándo,
    data, data de início, dia, ημερομηνία, ημερομηνία έναρξης, ημέρα, μέρα, πότε, begindatum, dag, data di inizio, giorno, तारीख, दिनांक, तिथि, मिति, दिन,
    তারিখ, দিন, التاريخ, تاريخ, تاريخ البدء, اليوم, يوم, ቀን, petsa, araw, 日付, 日にち, 開始日, 日, 날짜, 일자, 시작일, tarikh, tarikh mula, hari, tarehe, siku, 日期, 开始日期`,
  ),
  start: words(
    `start, start time, starts, starts at, starting time, begin, begins, begin time, event start, session start, start date time, start datetime, event start time, time start, from, time, times, hour, set time, show time, showtime, time slot, timeslot, slot,
    beginn, startzeit, beginnt um, anfang, anfangszeit, von, ab, uhrzeit, zeit, début, heure de début, commence, de, heure, horaire,
    inicio, comienzo, hora de inicio, hora de comienzo, desde, hora, horario, início, começo, hora de início, horário, έναρξη, ώρα έναρξης, αρχή, από, ώρα,
    begin, begintijd, starttijd, aanvang, van, tijd, inizio, ora di inizio, dalle, ora, orario, आरंभ, प्रारंभ, शुरू, सुरु, से, देखि, समय, শুরু, থেকে, সময়,
    البداية, بداية, وقت البدء, من, الوقت, መጀመሪያ, ሰዓት, simula, mula, oras, 開始, 開始時刻, 開始時間, 時刻, 時間, 시작, 시작 시간, 시간, masa mula, masa, mwanzo, kuanza, saa, 开始, 开始时间, 时间`,
  ),
  endDay: words(
    `end day, end date, enddate, event end date, until date, last day, enddatum, endet am, letzter tag, date de fin, fin le, fecha de fin, fecha de finalización, data de término, data de fim,
    ημερομηνία λήξης, einddatum, data di fine, تاريخ الانتهاء, 終了日, 종료일, tarikh tamat, 结束日期`,
  ),
  end: words(
    `end, end time, ends, ends at, ending time, finish, event end, session end, end date time, end datetime, event end time, time end, to, until, till,
    ende, endzeit, endet um, schluss, bis, fin, heure de fin, jusqu'à, à, hora de fin, hora de finalización, término, hasta, final, fim, hora de término, até,
    λήξη, ώρα λήξης, τέλος, έως, μέχρι, einde, eind, eindtijd, tot, fine, ora di fine, alle, समाप्ति, अंत, तक, अन्त्य, सम्म, শেষ, পর্যন্ত, النهاية, نهاية, وقت الانتهاء, إلى,
    መጨረሻ, wakas, hanggang, tapos, 終了, 終了時刻, 終了時間, 종료, 종료 시간, 끝, tamat, masa tamat, hingga, mwisho, kumalizika, hadi, 结束, 结束时间`,
  ),
  duration: words(
    `duration, length, minutes, duration min, duration minutes, duration in minutes, duration h, duration hrs, duration hours, duration in hours, length hours, length in hours,
    dauer, dauer min, dauer minuten, dauer in minuten, dauer std, dauer stunden, dauer in stunden, durée heures, durée minutes, duración horas, duración minutos, durée, duración, duração, διάρκεια, duur, durata, अवधि, সময়কাল, المدة, ቆይታ, tagal, 所要時間, 소요 시간, tempoh, muda, 时长`,
  ),
  place: words(
    `place, venue, room, location, hall, stage, address, where, session location, room location, event location, site, space,
    ort, raum, saal, bühne, veranstaltungsort, spielstätte, halle, adresse, wo, lieu, salle, scène, endroit, emplacement, où, lugar, sala, escenario, sede, ubicación, dirección, dónde,
    local, palco, endereço, onde, τόπος, χώρος, αίθουσα, τοποθεσία, σκηνή, διεύθυνση, πού, plaats, locatie, zaal, ruimte, podium, adres, waar, luogo, palco, indirizzo, dove,
    स्थान, जगह, हॉल, স্থান, জায়গা, المكان, مكان, القاعة, ቦታ, lugar, pook, 場所, 会場, 部屋, 장소, tempat, lokasi, dewan, mahali, ukumbi, 地点, 场地`,
  ),
  latitude: words(
    'latitude, lat, breite, breitengrad, latitud, πλάτος, γεωγραφικό πλάτος, breedtegraad, latitudine',
  ),
  longitude: words(
    'longitude, lon, lng, long, länge, längengrad, longitud, μήκος, γεωγραφικό μήκος, lengtegraad, longitudine',
  ),
  latLong: words(
    'latitude longitude, lat long, latlong, latlng, lat lon, coordinates, gps, position, map, koordinaten, coordonnées, coordenadas, συντεταγμένες, coördinaten, coordinate, 座標, 좌표, 坐标, निर्देशांक, إحداثيات',
  ),
  note: words(
    `note, notes, remark, remarks, description, session description, event description, abstract, details, info, information, comment, comments,
    hinweis, hinweise, bemerkung, bemerkungen, anmerkung, notiz, notizen, beschreibung, remarque, remarques, commentaire, détails, nota, notas, observaciones, descripción, comentarios, observações, descrição,
    σημείωση, σημειώσεις, παρατηρήσεις, περιγραφή, opmerking, opmerkingen, notitie, beschrijving, omschrijving, toelichting, note, descrizione, टिप्पणी, विवरण, টীকা, বিবরণ, ملاحظة, ملاحظات, الوصف,
    ማስታወሻ, tala, paglalarawan, 備考, 説明, メモ, 비고, 설명, catatan, keterangan, maelezo, 备注, 说明`,
  ),
  zone: words(
    'time zone, timezone, tz, zeitzone, fuseau horaire, zona horaria, fuso horário, ζώνη ώρας, tijdzone, fuso orario, समय क्षेत्र, المنطقة الزمنية, タイムゾーン, 시간대, 时区',
  ),
};

function words(list: string): readonly string[] {
  return list.split(',').map((word) => word.trim());
}
